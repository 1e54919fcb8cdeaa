/** The best matches of what is the viewer's own, for the dashboards. */
import type { Context } from '../../context.ts'
import { open } from '../../relations/challenges.ts'
import { matchingChallenges, matchingProjects, type Match } from './findMatches.ts'

/** So many of the latest own ones are matched; so many pairs are shown. */
const [looked, most] = [10, 5]

/** Lower than what people choose by themselves: a tag that both have is worth showing where the texts are short. */
const minimum = 0.25
const options = { depth: 'comprehensive', focus: '', minimum, most } as const
const latest = { orderBy: { updatedAt: 'desc' }, take: looked, select: { id: true } } as const

/** Projects for the challenges of a company, challenges for the projects of a researcher; each found once. */
export async function ownMatches(ctx: Context): Promise<Match[]> {
  const posts = ctx.access.allowed('CHALLENGE_MANAGE')
  const own = posts
    ? await ctx.db.challenge.findMany({ where: { AND: [ctx.access.within('MATCH_PROJECTS'), open()] }, ...latest })
    : await ctx.db.project.findMany({ where: ctx.access.within('MATCH_CHALLENGES'), ...latest })
  const found: Match[] = []
  for (const { id } of own)
    found.push(...(await (posts ? matchingProjects(ctx, id, options) : matchingChallenges(ctx, id, options))))
  const seen = new Set<number>()
  const isNew = ({ projectId, challengeId }: Match) => {
    const id = posts ? projectId : challengeId
    return !seen.has(id) && Boolean(seen.add(id))
  }
  return found
    .toSorted((one, other) => other.overall - one.overall)
    .filter(isNew)
    .slice(0, most)
}
