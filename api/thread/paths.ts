/** Paths of columns through relations: `project.idea.id`, or `projects[].projectId` through a list. */
type Clause = Record<string, unknown>

const partsOf = (path: string) => path.split('.')
const nameIn = (part: string) => part.replace('[]', '')

/** The clause that the column at the path has one of the numbers. */
export const whereAt = (path: string, ids: readonly number[]): Clause =>
  partsOf(path).reduceRight<unknown>(
    (inner, part) => ({ [nameIn(part)]: part.endsWith('[]') ? { some: inner } : inner }),
    { in: [...ids] },
  ) as Clause

/** The select with the columns at the paths beside its own. */
export const withPaths = (select: Clause, paths: readonly string[]): Clause =>
  paths.reduce((all, path) => withPath(all, partsOf(path)), select)

function withPath(select: Clause, [part = '', ...rest]: readonly string[]): Clause {
  const name = nameIn(part)
  if (!rest.length) return { ...select, [name]: true }
  const below = (select[name] as { select?: Clause } | undefined)?.select ?? {}
  return { ...select, [name]: { select: withPath(below, rest) } }
}

/** The numbers at the path of a row. */
export function numbersAt(row: unknown, path: string): number[] {
  const values = partsOf(path).reduce<unknown[]>(
    (rows, part) => rows.flatMap((one) => (one === null ? [] : ((one as Clause)[nameIn(part)] as unknown))),
    [row],
  )
  return values.filter((value) => typeof value === 'number')
}
