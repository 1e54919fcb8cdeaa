/** An adapter that can tell which statements some work would send, instead of sending them. */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ColumnTypeEnum,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
} from '@prisma/driver-adapter-utils'
import { wrapped } from './wrapped.ts'

/** The statements of the work that only wants to know them. */
const kept = new AsyncLocalStorage<SqlQuery[]>()

/** The same adapter, whose statements can be captured. */
export const capturable = (factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory => wrapped(factory, keeping)

function keeping<Q extends SqlQueryable>(queryable: Q): Q {
  const queryRaw = queryable.queryRaw.bind(queryable)
  queryable.queryRaw = (query: SqlQuery) => {
    const statements = kept.getStore()
    if (!statements) return queryRaw(query)
    statements.push(query)
    return Promise.resolve({ columnNames: ['id'], columnTypes: [ColumnTypeEnum.Int32], rows: [] })
  }
  return queryable
}

/** The statements that some work would send; each gives no rows. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly SqlQuery[]> {
  const statements: SqlQuery[] = []
  await kept.run(statements, work)
  return statements
}
