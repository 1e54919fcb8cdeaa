/** Companies by who works for them and what they ask, and the university's notes about them. */
import { ROLES } from '../../policy.ts'
import { any, only, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function companyFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const company = async (name: string, holds: Holds) => {
    const { id } = await db.company.create({ data: { name } })
    facts[name] = { entity: 'Company', id, holds }
    return id
  }
  /** One that the database makes of a challenge. */
  const asking = async (companyName: string, data: object, holds: Holds) => {
    const asked = { title: 'Water', status: 'OPEN' as const, companyName, ...data }
    const { companyId } = await db.challenge.create({ data: asked })
    facts[companyName] = { entity: 'Company', id: companyId!, holds }
  }
  const lead = await company('company that nobody works for', any('any'))
  await asking('company that asks', {}, any('any', 'listed'))
  await asking('company that asks without its name', { anonymous: true }, any('any'))
  await asking('company whose challenge is deleted', { deletedAt: new Date() }, any('any'))
  await asking('company with a draft', { status: 'DRAFT' }, any('any'))
  for (const role of ROLES) {
    const viewer = viewers[role]
    const speaking = await company(
      `company of ${role}`,
      (relation, asked) => ['any', 'listed'].includes(relation) || only(viewer, ['speaking'])(relation, asked),
    )
    // As the database itself does it for accounts of industry.
    await db.user.update({ where: { id: viewer.id }, data: { companyId: speaking } })
    await asking(
      `company for which ${role} asks without its name`,
      { anonymous: true, ownerId: viewer.id },
      only(viewer, ['listed']),
    )
    const note = async (name: string, authorId: number, holds: Holds) => {
      const { id } = await db.companyNote.create({ data: { companyId: lead, text: name, authorId } })
      facts[name] = { entity: 'CompanyNote', id, holds }
    }
    await note(`company note of ${role}`, viewer.id, only(viewer, ['own']))
    await note(`company note beside ${role}`, stranger.id, any('any'))
  }
  return facts
}
