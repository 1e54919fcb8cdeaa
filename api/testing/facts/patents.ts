/** Patents by who keeps them, who invented, and whether they are confidential. */
import { makePatent } from '../../../prisma/seed/factories/patents.ts'
import { ROLES } from '../../policy.ts'
import { type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function patentFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  for (const confidential of [true, false]) {
    const everybody = confidential ? ['any'] : ['any', 'openOrInvolved']
    const to =
      (personId: number | null, ...relations: string[]): Holds =>
      (relation, asked) =>
        everybody.includes(relation) || (asked.id === personId && relations.includes(relation))
    const fact = async (name: string, ownerId: number | null, inventorId: number | null, holds: Holds) => {
      const { id } = await makePatent(db, {
        family: { confidential, ownerId },
        inventors: [{ userId: inventorId, name: 'Ada' }],
      })
      facts[`${confidential ? 'confidential' : 'open'} patent ${name}`] = { entity: 'Patent', id, holds }
    }
    await fact('of a stranger', stranger.id, stranger.id, to(null))
    await fact('that nobody keeps', null, null, to(null))
    for (const role of ROLES) {
      const { id } = viewers[role]
      await fact(`of ${role}`, id, stranger.id, to(id, 'own', 'involved', 'openOrInvolved'))
      await fact(`that ${role} invented`, stranger.id, id, to(id, 'involved', 'openOrInvolved'))
    }
  }
  return facts
}
