/** Projects in every state that a relation asks for. */
import { ROLES } from '../../policy.ts'
import { any, inDays, never, only, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes the projects and says what each is to whom. */
export async function projectFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const project = async (name: string, data: object, holds: Holds) => {
    const { id } = await db.project.create({ data: { title: name, ownerId: stranger.id, status: 'ACTIVE', ...data } })
    facts[name] = { entity: 'Project', id, holds }
  }
  const openToAll = { approvedForIndustry: true, approvedForInvestors: true, seekingInvestment: true }
  await project('a stranger’s', {}, any('any'))
  await project('shared', { visibleToResearchers: true }, any('any', 'involvedOrShared', 'joinable'))
  await project('shared but confidential', { visibleToResearchers: true, confidential: true }, any('any'))
  await project('shared but draft', { visibleToResearchers: true, status: 'DRAFT' }, any('any'))
  await project('open to industry', { approvedForIndustry: true }, any('any', 'approvedForIndustry'))
  await project('open to industry but confidential', { approvedForIndustry: true, confidential: true }, any('any'))
  await project('open to industry but archived', { approvedForIndustry: true, status: 'ARCHIVED' }, any('any'))
  await project('under embargo', { ...openToAll, embargoUntil: inDays(1) }, any('any'))
  await project(
    'after its embargo',
    { ...openToAll, embargoUntil: inDays(0) },
    any('any', 'approvedForIndustry', 'approvedForInvestors', 'seekingInvestment'),
  )
  await project('open to investors', { approvedForInvestors: true }, any('any', 'approvedForInvestors'))
  await project('open to investors but draft', { approvedForInvestors: true, status: 'DRAFT' }, any('any'))
  await project('seeks investment', { seekingInvestment: true }, any('any'))
  await project(
    'open to investors and seeks investment',
    { approvedForInvestors: true, seekingInvestment: true },
    any('any', 'approvedForInvestors', 'seekingInvestment'),
  )
  await project('deleted', { approvedForIndustry: true, deletedAt: new Date() }, never)
  for (const role of ROLES) {
    const viewer = viewers[role]
    const everything = ['own', 'involved', 'edited', 'involvedOrShared']
    await project(`owned by ${role}`, { ownerId: viewer.id }, only(viewer, [...everything, 'led']))
    await project(
      `deleted of ${role}`,
      { ownerId: viewer.id, deletedAt: new Date() },
      (relation, asked) => relation === 'ownDeleted' && asked.id === viewer.id,
    )
    await project(`deleted long ago of ${role}`, { ownerId: viewer.id, deletedAt: inDays(-30) }, never)
    await project(
      `edited by ${role}`,
      { members: { create: { userId: viewer.id, role: 'EDITOR' } } },
      only(viewer, [...everything.slice(1), 'joined']),
    )
    await project(
      `read by ${role}`,
      { members: { create: { userId: viewer.id, role: 'VIEWER' } } },
      only(viewer, ['involved', 'involvedOrShared', 'joined']),
    )
  }
  return facts
}
