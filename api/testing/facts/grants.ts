/** Grants by their state, who keeps them, and who works on them. */
import { GrantStatus } from '../../__generated__/prisma/enums.ts'
import { makeGrant } from '../../../prisma/seed/factories/grants.ts'
import { ROLES } from '../../policy.ts'
import { type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function grantFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  for (const status of Object.values(GrantStatus)) {
    const isAwarded = ['AWARDED', 'ACTIVE', 'COMPLETED', 'TERMINATED'].includes(status)
    const everybody = isAwarded ? ['any', 'awardedOrInvolved'] : ['any']
    const to =
      (personId: number | null, ...relations: string[]): Holds =>
      (relation, asked) =>
        everybody.includes(relation) || (asked.id === personId && relations.includes(relation))
    const fact = async (name: string, ownerId: number | null, memberId: number | null, holds: Holds) => {
      const { id } = await makeGrant(db, { status, ownerId, members: [{ userId: memberId, name: 'Ada' }] })
      facts[`${status} grant ${name}`] = { entity: 'ResearchGrant', id, holds }
    }
    await fact('of a stranger', stranger.id, stranger.id, to(null))
    await fact('that nobody keeps', null, null, to(null))
    for (const role of ROLES) {
      const { id } = viewers[role]
      await fact(`of ${role}`, id, stranger.id, to(id, 'own', 'involved', 'awardedOrInvolved'))
      await fact(`that ${role} works on`, stranger.id, id, to(id, 'involved', 'awardedOrInvolved'))
    }
  }
  return facts
}
