/**
 * A circuit breaker for locked tables. Statements that wait for a locked table each hold a connection until lock_timeout, and
 * together they would take all of them. Once a statement gave up waiting for a lock, its tables are suspected: only a few
 * statements that name them may run, the rest fail at once. The first that succeeds clears the tables that it names, so a
 * table that was merely named beside the locked one is cleared within milliseconds.
 */
import { Prisma } from '../__generated__/prisma/client.ts'
import { DatabaseUnavailable, isLockTimeout } from './failures.ts'

/** How many statements at a time try a suspected table. */
const mostProbes = 2
/** Milliseconds after which a suspicion lapses that nobody has confirmed. */
const lapsesAfter = 10_000

const tables = new Set<string>(Object.values(Prisma.ModelName))

const tablesIn = (sql: string) =>
  [...sql.matchAll(/"(\w+)"/g)].map(([, name]) => name!).filter((name) => tables.has(name))

export class LockedTables {
  /** By table: since when it is suspected, and how many statements try it. */
  readonly #suspected = new Map<string, { since: number; probes: number }>()

  /** Runs a statement, unless it names a suspected table that enough others are trying. */
  async run<T>(sql: string, statement: () => Promise<T>): Promise<T> {
    const probed = this.#suspected.size ? this.#probe(sql) : []
    try {
      const result = await statement()
      if (this.#suspected.size) for (const table of tablesIn(sql)) this.#suspected.delete(table)
      return result
    } catch (error) {
      if (isLockTimeout(error)) this.#suspect(sql)
      throw error
    } finally {
      for (const suspicion of probed) suspicion.probes--
    }
  }

  #probe(sql: string) {
    const named = new Set(tablesIn(sql))
    const found = [...this.#suspected].filter(([table, { since }]) => {
      if (Date.now() - since <= lapsesAfter) return named.has(table)
      this.#suspected.delete(table)
      return false
    })
    const full = found.find(([, { probes }]) => probes >= mostProbes)
    if (full) throw new DatabaseUnavailable(`${full[0]} is locked`)
    return found.map(([, suspicion]) => {
      suspicion.probes++
      return suspicion
    })
  }

  #suspect(sql: string) {
    for (const table of tablesIn(sql)) {
      const known = this.#suspected.get(table)
      if (known) known.since = Date.now()
      else this.#suspected.set(table, { since: Date.now(), probes: 0 })
    }
  }
}
