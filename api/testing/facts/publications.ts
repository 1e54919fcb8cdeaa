/** Publications by who keeps them. */
import { ROLES } from '../../policy.ts'
import { any, only, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function publicationFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const publication = async (name: string, ownerId: number | null, holds: Holds) => {
    const { id } = await db.publication.create({ data: { title: name, year: 2026, authors: ['A. Lee'], ownerId } })
    facts[name] = { entity: 'Publication', id, holds }
  }
  await publication('publication of a stranger', stranger.id, any('any'))
  await publication('publication that nobody keeps', null, any('any'))
  for (const role of ROLES) await publication(`publication of ${role}`, viewers[role].id, only(viewers[role], ['own']))
  return facts
}
