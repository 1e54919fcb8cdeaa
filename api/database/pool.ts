/** Pools of connections to a PostgreSQL server that neither hang nor keep a connection that does. */
import pg from 'pg'
import { config } from '../config.ts'
import { isSpent } from './failures.ts'
import { lifetimes } from './lifetimes.ts'

/** Milliseconds; 0 is no limit. */
export type Limits = typeof config.databaseLimits

export const noLimits: Limits = { statement: 0, lock: 0, idle: 0, answer: 0, wait: 10_000 }

/**
 * Opens a pool. PostgreSQL itself ends what takes too long; a server that hangs does not, so each statement also has a limit
 * on this side.
 */
export function openPool(connectionString: string, limits: Limits, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    allowExitOnIdle: true,
    keepAlive: true,
    ...lifetimes,
    connectionTimeoutMillis: limits.wait,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idle,
    query_timeout: limits.answer,
    Client: Connection,
    ...options,
  })
  pool.on('release', (_error, client) => {
    if (client instanceof Connection && client.spent) void client.end()
  })
  return pool
}

/** A connection that is closed, not pooled, once it hangs or leads to a server that is no longer the primary. */
class Connection extends pg.Client {
  spent = false

  constructor(options?: pg.ClientConfig) {
    super(options)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((...args: unknown[]) => {
      const result = query(...args)
      if (result instanceof Promise) result.catch((error: unknown) => this.#failed(error))
      return result
    }) as typeof this.query
  }

  #failed(error: unknown) {
    if (!isSpent(error)) return
    this.spent = true
    // What waits behind a statement that hangs, such as a ROLLBACK, would wait as long again.
    if (error instanceof Error && error.message === 'Query read timeout') void this.end()
  }
}
