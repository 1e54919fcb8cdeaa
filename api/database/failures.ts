/** Which failures of the database pass by themselves, whatever layer reports them. */

/** Thrown by our own code when the database does not answer in time or a table is known to be locked. */
export class DatabaseUnavailable extends Error {
  readonly code = 'ASCENT_UNAVAILABLE'
}

/**
 * PostgreSQL rolled the statement or transaction back and says so: serialization_failure, deadlock_detected, admin_shutdown,
 * read_only_sql_transaction (a server that is no longer the primary). P2034 is Prisma's name for the first two.
 */
const repeatable = new Set(['40001', '40P01', '57P01', '25006', 'P2034', 'TransactionWriteConflict'])

/** Nothing was sent yet: the server refuses connections or is starting. */
const notConnected = new Set(['ECONNREFUSED', '57P03', 'P1001', 'DatabaseNotReachable'])

/** The database is away, hangs, is locked or out of connections. */
const unavailable = new Set([
  ...repeatable,
  ...notConnected,
  'ASCENT_UNAVAILABLE',
  // Cancelled by statement_timeout, lock_timeout, idle_in_transaction_session_timeout.
  '57014',
  '55P03',
  '25P03',
  // Crash of the server, connection failures, too many connections.
  '57P02',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  // Prisma: server timeouts, closed connection, transaction that could not start or was lost.
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
])

/** Errors of the drivers that have no code. */
const sentences =
  /Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|PGlite is clos|database is closed/

/** Every code in an error and in what it wraps, with whether its message is one of the drivers' sentences. */
function* codesOf(error: unknown, depth = 0): Generator<string> {
  if (typeof error !== 'object' || error === null || depth > 6) return
  const { code, kind, originalCode, message, cause, originalError, meta, errors } = error as Record<string, unknown>
  for (const found of [code, kind, originalCode]) if (typeof found === 'string') yield found
  if (typeof message === 'string' && sentences.test(message)) yield 'ASCENT_UNAVAILABLE'
  yield* codesOf(cause, depth + 1)
  yield* codesOf(originalError, depth + 1)
  if (typeof meta === 'object' && meta !== null)
    yield* codesOf((meta as Record<string, unknown>)['driverAdapterError'], depth + 1)
  if (Array.isArray(errors)) for (const inner of errors) yield* codesOf(inner, depth + 1)
}

const hasCode = (codes: ReadonlySet<string>) => (error: unknown) => {
  for (const code of codesOf(error)) if (codes.has(code)) return true
  return false
}

/** Whether nothing was changed and the same may be tried again at once. */
export const isRepeatable = hasCode(new Set([...repeatable, ...notConnected]))

/** Whether the database could not answer now, though the request itself may be fine. */
export const isUnavailable = hasCode(unavailable)

/** Whether a statement gave up waiting for a lock. */
export const isLockTimeout = hasCode(new Set(['55P03']))

/** Whether a connection must not be used again: it hangs, or leads to a server that is no longer the primary. */
export const isSpent = (error: unknown): boolean =>
  hasCode(new Set(['25006']))(error) || (error instanceof Error && error.message === 'Query read timeout')
