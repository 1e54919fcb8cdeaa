/** Publications by who keeps them. */
import type { AuthorshipState } from '../../__generated__/prisma/enums.ts'
import { ROLES } from '../../policy.ts'
import { any, only, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function publicationFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const authorship = async (name: string, userId: number, state: AuthorshipState, holds: Holds) => {
    const { id: publicationId } = await db.publication.create({
      data: { title: name, year: 2026, authors: ['A. Lee'] },
    })
    facts[name] = {
      entity: 'Authorship',
      id: (await db.authorship.create({ data: { publicationId, userId, name: 'A. Lee', state } })).id,
      holds,
    }
  }
  const publication = async (name: string, ownerId: number | null, holds: Holds) => {
    const { id } = await db.publication.create({ data: { title: name, year: 2026, authors: ['A. Lee'], ownerId } })
    facts[name] = { entity: 'Publication', id, holds }
  }
  await publication('publication of a stranger', stranger.id, any('any'))
  await publication('publication that nobody keeps', null, any('any'))
  for (const role of ROLES) await publication(`publication of ${role}`, viewers[role].id, only(viewers[role], ['own']))
  const own = only(viewers.RESEARCHER, ['own', 'ownOrClaimed'])
  await authorship('authorship that a stranger claims', stranger.id, 'CLAIMED', any('any', 'claimed', 'ownOrClaimed'))
  await authorship('authorship that is suggested to a stranger', stranger.id, 'SUGGESTED', any('any'))
  for (const state of ['SUGGESTED', 'REJECTED'] as const)
    await authorship(`authorship of RESEARCHER that is ${state}`, viewers.RESEARCHER.id, state, own)
  const { id: watchId } = await db.orcidWatch.create({
    data: { userId: viewers.RESEARCHER.id, orcid: '0000-0002-1825-0097' },
  })
  const found = { watchId, putCode: '1', title: 'T', item: {} }
  facts['work of the ORCID record of RESEARCHER'] = {
    entity: 'OrcidWork',
    id: (await db.orcidWork.create({ data: found })).id,
    holds: only(viewers.RESEARCHER, ['own']),
  }
  return facts
}
