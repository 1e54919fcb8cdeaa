/** Technology summaries by their state and by who owns their project. */
import { SummaryStatus } from '../../__generated__/prisma/enums.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeSummary } from '../../../prisma/seed/factories/technologies.ts'
import { ROLES } from '../../policy.ts'
import { any, never, only, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function summaryFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  for (const status of Object.values(SummaryStatus)) {
    const summary = async (name: string, ownerId: number | null, holds: Holds, deletedAt: Date | null = null) => {
      const { id: projectId } = await makeProject(db, { ownerId, deletedAt })
      const { id } = await makeSummary(db, { projectId, status })
      facts[`${status} technology summary ${name}`] = { entity: 'TechnologySummary', id, holds }
    }
    await summary('of a stranger', stranger.id, any('any'))
    await summary('of nobody', null, any('any'))
    await summary('of a deleted project', viewers.RESEARCHER.id, never, new Date())
    for (const role of ROLES) await summary(`of ${role}`, viewers[role].id, only(viewers[role], ['ofOwned']))
  }
  return facts
}
