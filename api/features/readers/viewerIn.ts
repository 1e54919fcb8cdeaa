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

/** The columns in which the viewer would have to stand, as paths of relations; those that shut a viewer out are none. */
export function pathsIn(clause: object): Path[] {
  return Object.entries(clause).flatMap(([name, value]) => {
    if (name === 'NOT') return []
    if (name === 'AND' || name === 'OR') return listed(value).flatMap(pathsIn)
    if (value === nobody) return [[name]]
    if (!isClause(value)) return []
    return pathsIn(isClause(value['some']) ? value['some'] : value)
      .filter(([first]) => first !== 'not')
      .map((path) => [name, ...path])
  })
}

/** The Prisma select that reads these columns. */
export function selectOf(paths: readonly Path[]): Clause {
  const select: Clause = { id: true }
  for (const [name = '', ...rest] of paths) {
    if (!rest.length) select[name] = true
    else if (select[name] === undefined) {
      const below = paths.filter((path) => path[0] === name && path.length > 1).map((path) => path.slice(1))
      select[name] = { select: selectOf(below) }
    }
  }
  return select
}

/** The numbers that stand in these columns of a row. */
export const numbersAt = (row: unknown, paths: readonly Path[]): number[] => [
  ...new Set(paths.flatMap((path) => valuesAt(row, path)).filter((value) => typeof value === 'number')),
]

function valuesAt(value: unknown, [name, ...rest]: Path): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return [value]
  return isClause(value) ? valuesAt(value[name], rest) : []
}

const names = (value: unknown): boolean =>
  value === nobody || (Array.isArray(value) ? value.some(names) : isClause(value) && Object.values(value).some(names))

/** What of a clause made for nobody asks for the person itself: alternatives that hold for anybody are left out. */
export function personalPart(clause: object): Clause {
  return Object.fromEntries(
    Object.entries(clause).map(([name, value]): [string, unknown] => {
      if (name === 'AND') return [name, listed(value).map(personalPart)]
      if (name === 'OR' && names(value)) return [name, listed(value).filter(names).map(personalPart)]
      return [name, name !== 'NOT' && isClause(value) ? personalPart(value) : value]
    }),
  )
}

/** The same clause for a person. */
export function forPerson(clause: unknown, id: number): unknown {
  if (clause === nobody) return id
  if (Array.isArray(clause)) return clause.map((one) => forPerson(one, id))
  if (!isClause(clause)) return clause
  return Object.fromEntries(Object.entries(clause).map(([name, value]) => [name, forPerson(value, id)]))
}
