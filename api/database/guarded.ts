/**
 * An adapter whose statements end: each within the time that its request has left, none waiting behind a locked table, and
 * single statements tried again after failures that pass by themselves. Transactions are tried again as a whole (action.ts).
 */
import type {
  SqlDriverAdapterFactory,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQuery,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils'
import { again } from '../again.ts'
import { underWay } from '../requestId.ts'
import { DatabaseUnavailable, isRepeatable } from './failures.ts'
import { LockedTables } from './lockedTables.ts'

/** Milliseconds that a request may spend before its statements are cut off; it must be answered within ten seconds. */
const forRequest = 8_500
/** A request that took longer for other reasons still gets this much for each statement. */
const atLeast = 700

type Run = <T>(sql: string, statement: () => Promise<T>) => Promise<T>

/** The same adapter, guarded. */
export const guarded = (factory: SqlMigrationAwareDriverAdapterFactory): SqlDriverAdapterFactory => ({
  provider: factory.provider,
  adapterName: factory.adapterName,
  async connect() {
    const tables = new LockedTables()
    const once: Run = (sql, statement) => tables.run(sql, () => inTime(statement))
    const adapter = guardedQueries(await factory.connect(), (sql, statement) =>
      again(() => once(sql, statement), isRepeatable),
    )
    const begin = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (level) =>
      guardedQueries(await again(() => inTime(() => begin(level), abandon), isRepeatable), once)
    return adapter
  },
})

function guardedQueries<Q extends SqlQueryable>(queryable: Q, run: Run): Q {
  const [queryRaw, executeRaw] = [queryable.queryRaw.bind(queryable), queryable.executeRaw.bind(queryable)]
  queryable.queryRaw = (query: SqlQuery) => run(query.sql, () => queryRaw(query))
  queryable.executeRaw = (query: SqlQuery) => run(query.sql, () => executeRaw(query))
  return queryable
}

/** Rejects when the request under way has no time left; `late` gets what came after that. */
function inTime<T>(work: () => Promise<T>, late?: (result: T) => void): Promise<T> {
  const request = underWay()
  if (!request || request.lasting) return work()
  const left = Math.max(atLeast, forRequest - (performance.now() - request.began))
  return new Promise((resolve, reject) => {
    let over = false
    const timer = setTimeout(() => {
      over = true
      reject(new DatabaseUnavailable('The database did not answer in time'))
    }, left)
    work()
      .finally(() => clearTimeout(timer))
      .then((result) => (over ? late?.(result) : resolve(result)), reject)
  })
}

/** A transaction that began after its request had given up gives its connection back. */
function abandon(transaction: Transaction): void {
  const rollback = { sql: 'ROLLBACK', args: [], argTypes: [] }
  void transaction
    .executeRaw(rollback)
    .catch(() => {})
    .then(() => transaction.rollback())
    .catch(() => {})
}
