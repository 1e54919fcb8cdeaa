/** The skills for which a team has open positions, held against the profiles of its members and of other researchers. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { rowsWhere } from '../../rowsWhere.ts'

export interface NeededSkill {
  skill: string
  /** Members whose profiles name it. */
  memberIds: readonly number[]
  /** Where no member's does: the first few other researchers whose profiles name it. */
  researcherIds: readonly number[]
  researcherCount: number
}

const mostPeople = 5

interface Found {
  id: number
  skill: string
  total: number
}

/** Which active people name which of the skills, in lower case; of each skill the first people, those who look for people to work with before others. */
async function namedBy({ db }: Context, skills: readonly string[], where: Prisma.UserWhereInput) {
  const people = await rowsWhere(db, 'User', { AND: [{ status: 'ACTIVE', withheld: null }, where] })
  const found = await db.$queryRaw<Found[]>`
    SELECT "id", skill, total::int FROM (
      SELECT people."id", named.skill, count(*) OVER same AS total,
        row_number() OVER (same ORDER BY people."openToCollaborate" DESC, people."sortName", people."id") AS nth
      FROM (${people}) AS people
      CROSS JOIN LATERAL (SELECT DISTINCT lower(field) AS skill FROM unnest(people."expertise") AS field) AS named
      WHERE named.skill = ANY(${skills})
      WINDOW same AS (PARTITION BY named.skill)
    ) AS ranked WHERE nth <= ${mostPeople} ORDER BY nth`
  return Map.groupBy(found, ({ skill }) => skill)
}

/** Each skill once, in the order of the positions. Only people whom the viewer may see count. */
export async function neededSkills(
  ctx: Context,
  teamId: number,
  openings: readonly { skills: readonly string[] }[],
): Promise<NeededSkill[]> {
  const needed = new Map<string, string>()
  for (const skill of openings.flatMap(({ skills }) => skills))
    if (!needed.has(skill.toLowerCase())) needed.set(skill.toLowerCase(), skill)
  if (!needed.size) return []
  const inTeam = { teamId, role: { not: 'OBSERVER' } } as const
  const members = await namedBy(ctx, [...needed.keys()], {
    AND: [ctx.access.within('USER_READ'), { teamMemberships: { some: inTeam } }],
  })
  const missing = [...needed.keys()].filter((key) => !members.has(key))
  const others = missing.length
    ? await namedBy(ctx, missing, {
        AND: [ctx.access.within('USER_FIND'), { role: 'RESEARCHER', teamMemberships: { none: inTeam } }],
      })
    : new Map<string, Found[]>()
  const idsOf = (found: Found[] = []) => found.map(({ id }) => id)
  return [...needed].map(([key, skill]) => ({
    skill,
    memberIds: idsOf(members.get(key)),
    researcherIds: idsOf(others.get(key)),
    researcherCount: others.get(key)?.[0]?.total ?? 0,
  }))
}
