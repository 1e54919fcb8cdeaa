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

/** Who names which of the skills, in lower case; of each skill the first people, those who look for people to work with before others. */
async function namedBy({ db }: Context, skills: readonly string[], where: Prisma.UserWhereInput, most: number) {
  const people = await rowsWhere(db, 'User', where)
  const found = await db.$queryRaw<Found[]>`
    SELECT "id", skill, total::int FROM (
      SELECT people."id", named.skill, count(*) OVER same AS total,
        row_number() OVER (same ORDER BY people."openToCollaborate" DESC, people."sortName", people."id") AS nth
      FROM (${people}) AS people
      CROSS JOIN LATERAL (SELECT DISTINCT lower(field) AS skill FROM unnest(people."expertise") AS field) AS named
      WHERE named.skill = ANY(${skills})
      WINDOW same AS (PARTITION BY named.skill)
    ) AS ranked WHERE nth <= ${most} ORDER BY nth`
  return Map.groupBy(found, ({ skill }) => skill)
}

/** Each skill once, in the order of the positions. Only people whom the viewer may see count. */
export async function neededSkills(
  ctx: Context,
  teamId: number,
  openings: readonly { skills: readonly string[] }[],
): Promise<NeededSkill[]> {
  const named = openings.flatMap(({ skills }) => skills)
  const keys = named.map((skill) => skill.toLowerCase())
  const needed = named.filter((_, nth) => keys.indexOf(keys[nth]!) === nth)
  if (!needed.length) return []
  const wanted = needed.map((skill) => skill.toLowerCase())
  const open = { status: 'ACTIVE', withheld: null } as const
  const members = await namedBy(
    ctx,
    wanted,
    {
      AND: [
        ctx.access.within('USER_READ'),
        { ...open, teamMemberships: { some: { teamId, role: { not: 'OBSERVER' } } } },
      ],
    },
    mostPeople,
  )
  const missing = wanted.filter((skill) => !members.has(skill))
  const others = missing.length
    ? await namedBy(
        ctx,
        missing,
        {
          AND: [
            ctx.access.within('USER_FIND'),
            { ...open, role: 'RESEARCHER', teamMemberships: { none: { teamId, role: { not: 'OBSERVER' } } } },
          ],
        },
        mostPeople,
      )
    : new Map<string, Found[]>()
  const idsOf = (found: Found[] = []) => found.map(({ id }) => id)
  return needed.map((skill) => {
    const key = skill.toLowerCase()
    return {
      skill,
      memberIds: idsOf(members.get(key)),
      researcherIds: idsOf(others.get(key)),
      researcherCount: others.get(key)?.[0]?.total ?? 0,
    }
  })
}
