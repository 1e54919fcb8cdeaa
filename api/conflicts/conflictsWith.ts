/** What may bias somebody for or against a project or an idea, as far as records show it: hints before the person is asked to state it. */
import type { Context } from '../context.ts'
import type { Judged } from './judged.ts'

/**
 * In the order in which they weigh. Like what the US National Science Foundation asks of proposers to choose reviewers by, the
 * "Collaborators and Other Affiliations Information" of its Proposal & Award Policies and Procedures Guide: co-authors of the last
 * 48 months among others.
 */
const conflicts = ['PROJECT', 'PATENT', 'PUBLICATION', 'TEAM', 'DEPARTMENT'] as const
export type ConflictOfInterest = (typeof conflicts)[number]

/** Publications have only a year: those of this year and of this number of years before it count. */
const yearsTogether = 4

/** Each person's, by id. Only records that the viewer may see count: a hidden team or patent gives nobody away. */
export async function conflictsWith(
  { db, access }: Context,
  { people, department: its }: Judged,
  asked: readonly number[],
): Promise<ReadonlyMap<number, readonly ConflictOfInterest[]>> {
  const [theirs, own] = [{ userId: { in: [...asked] } }, { userId: { in: [...people] } }]
  const claimed = { state: 'CLAIMED' } as const

  const [users, teams, publications, families] = await Promise.all([
    db.user.findMany({
      where: { id: { in: [...asked, ...people] } },
      select: { id: true, department: true },
    }),
    db.team.findMany({
      where: { AND: [access.within('TEAM_READ'), { members: { some: own } }, { members: { some: theirs } }] },
      select: { members: { select: { userId: true } } },
    }),
    db.publication.findMany({
      where: {
        AND: [
          access.within('PUBLICATION_READ'),
          { year: { gte: new Date().getFullYear() - yearsTogether } },
          { authorships: { some: { ...own, ...claimed } } },
          { authorships: { some: { ...theirs, ...claimed } } },
        ],
      },
      select: { authorships: { where: claimed, select: { userId: true } } },
    }),
    db.patentFamily.findMany({
      where: {
        AND: [
          { patents: { some: access.within('PATENT_READ') } },
          { inventors: { some: own } },
          { inventors: { some: theirs } },
        ],
      },
      select: { inventors: { select: { userId: true } } },
    }),
  ])

  const departmentOf = new Map(users.map(({ id, department }) => [id, plain(department)]))
  const others = (person: number) => people.filter((one) => one !== person)
  const together = (groups: readonly (readonly { userId: number | null }[])[]) => (person: number) =>
    groups.some((group) => {
      const ids = group.map(({ userId }) => userId)
      return ids.includes(person) && others(person).some((one) => ids.includes(one))
    })
  const holds: Readonly<Record<ConflictOfInterest, (person: number) => boolean>> = {
    PROJECT: (person) => people.includes(person),
    PATENT: together(families.map((family) => family.inventors)),
    PUBLICATION: together(publications.map(({ authorships }) => authorships)),
    TEAM: together(teams.map(({ members }) => members)),
    DEPARTMENT: (person) => {
      const department = departmentOf.get(person)
      const known = [plain(its), ...others(person).map((one) => departmentOf.get(one))]
      return !!department && known.includes(department)
    },
  }
  return new Map(asked.map((one) => [one, conflicts.filter((conflict) => holds[conflict](one))]))
}

const plain = (department: string) => department.trim().toLowerCase()
