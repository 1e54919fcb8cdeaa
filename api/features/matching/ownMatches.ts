/** The best matches of what is the viewer's own, for the dashboards. */
import { sharedTags, topicsOf } from '../../challengeMatching/parts.ts'
import type { Context } from '../../context.ts'
import { open } from '../../relations/challenges.ts'
import { challengesFor, projectsFor, type Match } from './findMatches.ts'

/** So many of the latest own ones are matched; so many pairs are shown. */
const [looked, most] = [10, 5]

/** Lower than what people choose by themselves: a tag that both have is worth showing where the texts are short. */
const minimum = 0.25
const options = { depth: 'comprehensive', focus: '', minimum, most } as const
const latest = { orderBy: { updatedAt: 'desc' }, take: looked } as const

/** Projects for the challenges of a company, challenges for the projects of a researcher; each found once. */
export async function ownMatches(ctx: Context): Promise<Match[]> {
  const { db, access } = ctx
  const posts = access.allowed('CHALLENGE_MANAGE')
  const found = posts
    ? await projectsFor(
        ctx,
        await db.challenge.findMany({ where: { AND: [access.within('MATCH_PROJECTS'), open()] }, ...latest }),
        options,
      )
    : await challengesFor(ctx, await idsOfLatest(ctx), options)
  const shown = new Map<number, Match>()
  // One after the other until there are enough: whether a pair has a subject takes all of its texts to see.
  for (const match of found.toSorted((one, other) => other.overall - one.overall)) {
    const id = posts ? match.projectId : match.challengeId
    if (!shown.has(id) && hasSubject(match)) shown.set(id, match)
    if (shown.size === most) break
  }
  return [...shown.values()]
}

/** Nobody has asked for these: words that happen to be in both are no reason to show a pair. */
const hasSubject = ({ pair }: Match) => sharedTags(pair).length > 0 || topicsOf(pair).length > 0

async function idsOfLatest({ db, access }: Context): Promise<number[]> {
  const where = access.within('MATCH_CHALLENGES')
  return (await db.project.findMany({ where, ...latest, select: { id: true } })).map(({ id }) => id)
}
