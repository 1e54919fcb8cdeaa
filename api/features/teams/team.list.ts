/** How the list of teams is filtered and sorted, and why a team is suggested to somebody. */
import type { InferType } from 'yup'
import * as texts from '#texts/teams/words.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { inBothLanguages, oneOf, search } from '../../listField.ts'
import { listedInSentence } from '#listed'
import type { Viewer } from '../../viewer.ts'
import type { teamFilterRules } from './team.rules.ts'

type Filter = InferType<typeof teamFilterRules>
type Where = Prisma.TeamWhereInput

const is = (given: boolean | null | undefined, where: Where) => given != null && (given ? where : { NOT: where })

/** What each given filter asks of a team. */
export const teamWhere = (filter: Filter, ctx: Context): (Where | undefined | false)[] => [
  search(inBothLanguages, filter.search),
  oneOf(filter.department, (values) => ({ department: { in: values } })),
  oneOf(filter.skills, (values) => ({
    OR: [{ tags: { hasSome: values } }, { openings: { some: { skills: { hasSome: values } } } }],
  })),
  oneOf(filter.joining, (values) => ({ joining: { in: values } })),
  is(filter.mine, { members: { some: { userId: ctx.viewer?.id ?? -1 } } }),
  is(filter.archived, { archivedAt: { not: null } }),
  is(filter.looking, { openings: { some: {} } }),
  // The one column holds the other's number only within a limit, so that each limit is asked for.
  is(filter.free, {
    OR: [2, 3, 4, 5, 6, 7, 8, 9, 10].map((most) => ({ maxMembers: most, memberCount: { lt: most } })),
  }),
]

export const teamSort = {
  NAME: { column: 'sortName', inBoth: true },
  MEMBERS: { column: 'memberCount' },
  CREATED_AT: { column: 'createdAt' },
  UPDATED_AT: { column: 'updatedAt' },
} as const

interface Suggested {
  department: string
  tags: readonly string[]
  openings: readonly { title: string; skills: readonly string[] }[]
}

const shared = (ours: readonly string[], theirs: readonly string[]) => {
  const known = new Set(ours.map((word) => word.toLowerCase()))
  return theirs.filter((word) => known.has(word.toLowerCase()))
}

/** Why the team may suit the person, in words; nothing when nothing speaks for it. */
export function reasonsFor(team: Suggested, person: Pick<Viewer, 'expertise' | 'department'>): string[] {
  const wanted = team.openings.filter(({ skills }) => shared(person.expertise, skills).length)
  const common = shared(person.expertise, team.tags)
  return [
    ...wanted.map(({ title, skills }) =>
      texts.looksFor({ title, skills: listedInSentence(shared(person.expertise, skills)) }),
    ),
    ...(common.length ? [texts.share({ skills: listedInSentence(common) })] : []),
    ...(team.department && team.department === person.department ? [texts.sameDepartment()] : []),
  ]
}

const mostSuggested = 6

/** The teams that the viewer could join and that most speaks for, the best first. */
export async function suggestedTeams({ db, viewer, access }: Context): Promise<number[]> {
  if (!viewer) return []
  const expertise = viewer.expertise.map((word) => word.toLowerCase())
  const open = await db.team.findMany({
    where: {
      AND: [
        access.within('TEAM_JOIN'),
        ...teamWhere({ free: true }, { viewer } as Context).filter((where) => where !== undefined && where !== false),
      ],
    },
    select: { id: true, department: true, tags: true, openings: { select: { title: true, skills: true } } },
    orderBy: { updatedAt: 'desc' },
    take: 500,
  })
  const score = (team: Suggested) =>
    team.openings.reduce((sum, { skills }) => sum + 3 * shared(expertise, skills).length, 0) +
    2 * shared(expertise, team.tags).length +
    (team.department && team.department === viewer.department ? 1 : 0)
  return open
    .map((team) => ({ id: team.id, score: score(team) }))
    .filter(({ score: points }) => points > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostSuggested)
    .map(({ id }) => id)
}
