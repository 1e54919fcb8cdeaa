/**
 * A where clause of relations.ts, answered from rows instead of by the database: many relations to many records are then one
 * statement. The clause stays the only description of a relation; what cannot be answered here is asked of the database.
 */

type Clause = Record<string, unknown>
type Row = Record<string, unknown>
/** As in SQL, a comparison with nothing is neither true nor false (null). Undefined: the row does not tell. */
type Truth = boolean | null | undefined

const isClause = (value: unknown): value is Clause =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
const listed = (value: unknown) => (Array.isArray(value) ? value : [value]) as Clause[]
const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value) as number

const comparisons: Record<string, (own: unknown, given: unknown) => Truth> = {
  equals: (own, given) => (given === null ? own === null : own === null ? null : comparable(own) === comparable(given)),
  not: (own, given) => (given === null ? own !== null : own === null ? null : comparable(own) !== comparable(given)),
  in: (own, given) => (own === null ? null : (given as unknown[]).includes(own)),
  notIn: (own, given) => (own === null ? null : !(given as unknown[]).includes(own)),
  lt: (own, given) => (own === null ? null : comparable(own) < comparable(given)),
  lte: (own, given) => (own === null ? null : comparable(own) <= comparable(given)),
  gt: (own, given) => (own === null ? null : comparable(own) > comparable(given)),
  gte: (own, given) => (own === null ? null : comparable(own) >= comparable(given)),
}

type Condition =
  | { kind: 'all' | 'any' | 'none'; clauses: Clause[] }
  | { kind: 'column'; name: string; tests: Clause }
  | { kind: 'some' | 'one'; name: string; clause: Clause }
  | { kind: 'unknown' }

/** What one entry of a clause says. */
function read(name: string, value: unknown): Condition {
  if (name === 'AND') return { kind: 'all', clauses: listed(value) }
  if (name === 'OR') return { kind: 'any', clauses: listed(value) }
  if (name === 'NOT') return { kind: 'none', clauses: listed(value) }
  if (!isClause(value)) return { kind: 'column', name, tests: { equals: value } }
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every((key) => Object.hasOwn(comparisons, key) && !isClause(value[key])))
    return { kind: 'column', name, tests: value }
  if (keys.length === 1 && isClause(value['some'])) return { kind: 'some', name, clause: value['some'] }
  const isOne = keys.length > 0 && !keys.some((key) => operators.has(key))
  return isOne ? { kind: 'one', name, clause: value } : { kind: 'unknown' }
}

/** Words of Prisma's that are no names of columns and are not answered here. */
const words = 'contains startsWith endsWith mode search has hasSome hasEvery isEmpty some every none is isNot path'
const operators = new Set(words.split(' ').concat(Object.keys(comparisons)))

/** A clause is held against every record of a page, and read once. */
const known = new WeakMap<Clause, Condition[]>()

function conditions(clause: Clause): Condition[] {
  const before = known.get(clause)
  if (before) return before
  const made = Object.entries(clause)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => read(name, value))
  known.set(clause, made)
  return made
}

function all(truths: Truth[]): Truth {
  if (truths.includes(false)) return false
  return truths.includes(undefined) ? undefined : truths.includes(null) ? null : true
}

function some(truths: Truth[]): Truth {
  if (truths.includes(true)) return true
  return truths.includes(undefined) ? undefined : truths.includes(null) ? null : false
}

const opposite = (truth: Truth): Truth => (typeof truth === 'boolean' ? !truth : truth)

const truthOf = (clause: Clause, row: Row, related: boolean): Truth =>
  all(conditions(clause).map((condition) => ofCondition(condition, row, related)))

function ofCondition(condition: Condition, row: Row, related: boolean): Truth {
  const of = (clause: Clause) => truthOf(clause, row, related)
  switch (condition.kind) {
    case 'all':
      return all(condition.clauses.map(of))
    case 'any':
      return some(condition.clauses.map(of))
    case 'none':
      return all(condition.clauses.map((clause) => opposite(of(clause))))
    case 'column': {
      const own = row[condition.name]
      if (own === undefined) return undefined
      return all(Object.entries(condition.tests).map(([test, given]) => comparisons[test]!(own, given)))
    }
    case 'some': {
      const rows = related ? (row[condition.name] as Row[] | undefined) : undefined
      return rows && rows.map((one) => truthOf(condition.clause, one, true)).includes(true)
    }
    case 'one': {
      const one = related ? (row[condition.name] as Row | null | undefined) : undefined
      return one ? truthOf(condition.clause, one, true) === true : one === null ? false : undefined
    }
    case 'unknown':
      return undefined
  }
}

/**
 * Whether the clause holds for the row; undefined when the row does not tell. What hangs on the row is looked at only when it
 * was read with `factsOf` (`related`): elsewhere it may be a part of it.
 */
export function holds(clause: object, row: object, { related = false } = {}): boolean | undefined {
  const truth = truthOf(clause as Clause, row as Row, related)
  return truth === null ? false : truth
}

/** The Prisma select that reads all that the clauses ask of a row; null when they ask what only the database can answer. */
export function factsOf(clauses: readonly object[]): Clause | null {
  const select: Clause = { id: true }
  return clauses.every((clause) => addFacts(select, clause as Clause)) ? select : null
}

function addFacts(select: Clause, clause: Clause): boolean {
  return conditions(clause).every((condition) => {
    switch (condition.kind) {
      case 'all':
      case 'any':
      case 'none':
        return condition.clauses.every((one) => addFacts(select, one))
      case 'column':
        return Boolean((select[condition.name] = true))
      case 'some': {
        const facts = (select[condition.name] ??= { where: { OR: [] }, select: { id: true } }) as {
          where: { OR: Clause[] }
          select: Clause
        }
        if (!facts.where?.OR) return false
        facts.where.OR.push(condition.clause)
        return addFacts(facts.select, condition.clause)
      }
      case 'one': {
        const facts = (select[condition.name] ??= { select: { id: true } }) as { select: Clause; where?: object }
        return !facts.where && addFacts(facts.select, condition.clause)
      }
      case 'unknown':
        return false
    }
  })
}
