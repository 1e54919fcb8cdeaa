/** Claims for a readiness level by how far they are, who works on their project and who validates them. */
import type { TrlClaimStatus } from '../../__generated__/prisma/enums.ts'
import { makeClaim } from '../../../prisma/seed/factories/readiness.ts'
import { ROLES } from '../../policy.ts'
import { any, never, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them, their projects and files of evidence, and says what each is to whom. */
export async function trlFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const project = async (data: object = {}) =>
    (await db.project.create({ data: { title: 'Claimed', status: 'ACTIVE', ownerId: stranger.id, ...data } })).id
  const claim = async (name: string, projectId: number, data: object, holds: Holds) => {
    const { id } = await makeClaim(db, { projectId, ...data })
    facts[name] = { entity: 'TrlClaim', id, holds }
    return id
  }
  const only =
    (viewer: { id: number }, own: readonly string[], others: Holds = never): Holds =>
    (relation, asked) =>
      asked.id === viewer.id ? own.includes(relation) : others(relation, asked)

  await claim('draft claim', await project(), { status: 'DRAFT' }, never)
  await claim('requested claim', await project(), { status: 'REQUESTED' }, any('requestedOrInvolved', 'openOfOthers'))
  await claim('validated claim', await project(), { status: 'VALIDATED' }, any('requestedOrInvolved'))
  await claim('claim of a deleted project', await project({ deletedAt: new Date() }), { status: 'REQUESTED' }, never)
  for (const role of ROLES) {
    const viewer = viewers[role]
    const asMember = (as: 'LEAD' | 'VIEWER') => project({ members: { create: { userId: viewer.id, role: as } } })
    await claim(
      `draft claim that ${role} leads`,
      await asMember('LEAD'),
      { status: 'DRAFT' },
      only(viewer, ['ofInvolved', 'ofLed', 'requestedOrInvolved']),
    )
    await claim(
      `requested claim of a project with ${role}, who is to validate it as well`,
      await asMember('VIEWER'),
      { status: 'REQUESTED', validators: { create: { userId: viewer.id, acceptedAt: new Date() } } },
      only(viewer, ['ofInvolved', 'requestedOrInvolved'], any('requestedOrInvolved', 'openOfOthers')),
    )
    const before = any('requestedOrInvolved', 'openOfOthers')
    const assigned = async (name: string, status: TrlClaimStatus, acceptedAt: Date | null, own: readonly string[]) => {
      const projectId = await project()
      const validators = { create: { userId: viewer.id, acceptedAt } }
      const others = status === 'VALIDATED' ? any('requestedOrInvolved') : before
      const claimId = await claim(`${name} ${role}`, projectId, { status, validators }, only(viewer, own, others))
      const open = own.includes('accepted')
      facts[`project of the ${name} ${role}`] = {
        entity: 'Project',
        id: projectId,
        holds: (relation, asked) => relation === 'any' || (open && relation === 'validated' && asked.id === viewer.id),
      }
      const file = await db.file.create({
        data: {
          projectId,
          name: 'report.pdf',
          key: `evidence of the ${name} ${role}`,
          mediaType: 'application/pdf',
          size: 1,
          sha256: '',
          trlEvidence: { create: { claimId, code: '1.1' } },
        },
      })
      facts[`evidence of the ${name} ${role}`] = {
        entity: 'File',
        id: file.id,
        holds: (relation, asked) =>
          ['any', 'notOfDrafts', 'withReaders'].includes(relation) ||
          (open && relation === 'ofOwnTeamOrOpen' && asked.id === viewer.id),
      }
    }
    const everybody = ['requestedOrInvolved', 'openOfOthers']
    await assigned('claim assigned to', 'REQUESTED', null, [...everybody, 'assigned'])
    await assigned('claim in review by', 'IN_REVIEW', new Date(), [...everybody, 'assigned', 'accepted'])
    await assigned('claim validated by', 'VALIDATED', new Date(), ['requestedOrInvolved'])
  }
  return facts
}
