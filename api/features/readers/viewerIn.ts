/**
 * Where a clause of relations.ts names its viewer. A clause made for a number that nobody has says by itself in which
 * columns the people of a record stand, so that there is no second list of them.
 */

type Clause = Record<string, unknown>
type Path = readonly string[]

/** The number of a viewer who is nobody: the largest one that the database takes. */
export const nobody = 2_147_483_647

const isClause = (value: unknown): value is Clause =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
const listed = (value: unknown) => (Array.isArray(value) ? value : [value]) as Clause[]

/** What moderators withhold from others names an author, who sees it for another reason (relations/withheld.ts). */
const isOfModerators = (value: unknown) => listed(value).some((one) => 'withheld' in one)

/** The columns in which the viewer would have to stand, by their paths; those that shut a viewer out are none. */
export const pathsIn = (clause: object): string[] => partsIn(clause).map((path) => path.join('.'))

function partsIn(clause: object): Path[] {
  return Object.entries(clause).flatMap(([name, value]) => {
    if (name === 'NOT') return []
    if (name === 'OR' && isOfModerators(value)) return []
    if (name === 'AND' || name === 'OR') return listed(value).flatMap(partsIn)
    if (value === nobody) return [[name]]
    if (!isClause(value)) return []
    return partsIn(isClause(value['some']) ? value['some'] : value)
      .filter(([first]) => first !== 'not')
      .map((path) => [name, ...path])
  })
}
