/** A PostgreSQL server: one pool for the client and the migrations. */
import { setTimeout as delay } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { CannotStart } from '../cannotStart.ts'
import { config } from '../config.ts'
import { log } from '../log.ts'
import { apart, type Apart } from './apart.ts'
import { isLockTimeout } from './failures.ts'
import { migrateApart } from './migrateApart.ts'
import { missingMigrations } from './migrations.ts'
import { openPool, type Limits } from './pool.ts'

/** Of our own choosing; the schema engine has another for itself. */
const migrationLock = 4_271_509

/** Milliseconds for the statements of /readyz. */
const probeWithin = 1_200

/** Connections kept for looking up sessions and keys, so that requests for other tables are not stopped at the first step. */
const reserved = 2

/** Connections for jobs whose statements take long, and the milliseconds that one may take and be waited for. */
const lasting = { connections: 2, statement: 600_000, wait: 60_000 }

/**
 * Connects; what keeps us from it is said in one sentence, without the password. A pooler gives each transaction another
 * connection: it knows nothing of what was set or prepared on one (decision 0400).
 */
export async function openServer(
  connectionString: string,
  given: Limits = config.databaseLimits,
  pooler = config.databasePoolerUrl,
) {
  const address = pooler ?? connectionString
  const limits = pooler ? { ...given, statement: 0, lock: 0, idle: 0 } : given
  const settings = pooler ? {} : uncompiled
  const pool = openPool(address, limits, settings)
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    const { host, pathname } = new URL(address)
    const name = pooler ? 'DATABASE_POOLER_URL' : 'DATABASE_URL'
    throw new CannotStart(`${name}: ${host}${pathname} cannot be used (${reason(error)}).`)
  }
  const pools = {
    reserved: openPool(address, limits, { ...settings, max: reserved }),
    // Not by a pooler, which has limits of its own and shares its few connections out.
    lasting: openPool(
      connectionString,
      { ...given, statement: lasting.statement, answer: lasting.statement + 1_000, wait: lasting.wait },
      { ...uncompiled, max: lasting.connections },
    ),
  }
  // /readyz has a connection of its own; one that hangs makes way for a new one.
  const probe = openPool(address, { ...limits, answer: probeWithin, wait: probeWithin }, { max: 1 })
  for (const idle of [...Object.values(pools), probe]) idle.on('error', onPoolError)
  return {
    factory: new Server(pool, { onPoolError, ...(pooler ? {} : { statementNameGenerator: statementNames() }) }, pools),
    ask: async (sql: string) => (await pool.query(sql)).rows as unknown[],
    probe: async (sql: string) => (await probe.query(sql)).rows as unknown[],
    jobs: { connectionString, max: 4 },
    pool: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => void (await Promise.all([pool, ...Object.values(pools), probe].map((each) => each.end()))),
  }
}

/** Connects, and brings the database up to date. */
export async function openMigratedServer(connectionString: string, limits?: Limits) {
  const server = await openServer(connectionString, limits)
  try {
    if ((await missingMigrations(server.ask)).length) await migrateApart({ databaseUrl: connectionString })
    return server
  } catch (error) {
    await server.close()
    throw error
  }
}

const onPoolError = (err: Error) => log.warn({ err }, 'a database connection was lost')

/** Compiling a statement takes longer than any of ours does with 100,000 records (decision 0413); a pooler takes no settings. */
const uncompiled = { options: '-c jit=off' }

/** Milliseconds that a migration waits for a table; other statements queue behind the migration meanwhile. */
const lockPatience = 500
/**
 * PostgreSQL ends an autovacuum that is in the way, but only for a statement that has waited for deadlock_timeout, usually a
 * second. Each fourth time a migration waits so much longer than that; autovacuums of large tables take many minutes.
 */
const outwaits = { each: 4, by: 300 }
const patience = (times: number) => (times % outwaits.each ? `${lockPatience}` : `setting::integer + ${outwaits.by}`)
/** So often it comes back, milliseconds after it made way. */
const comesBack = { times: 60, after: 1_000 }

/** A script that waited too long for a table left nothing, and is done again. */
async function patiently<T>(work: (times: number) => Promise<T>): Promise<T> {
  for (let times = 1; ; times++)
    try {
      return await work(times)
    } catch (error) {
      if (times === comesBack.times || !isLockTimeout(error)) throw error
      log.warn({ times }, 'a migration makes way for others and comes back')
      await delay(comesBack.after)
    }
}

/** Several servers may start at once; one of them migrates, the others wait. */
export async function alone<T>(connectionString: string, work: (factory: Server) => Promise<T>): Promise<T> {
  // One connection for the lock and for the work: when this process is killed, the server ends a script that it is at
  // before it lets go of the lock. The engine takes a lock of its own, too, which it keeps as long as its connection lives.
  const own = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 0, max: 1 })
  try {
    await own.query('SELECT pg_advisory_lock($1)', [migrationLock])
    return await work(new Server(own, { onPoolError }))
  } finally {
    await own.end()
  }
}

/**
 * The adapter cuts a script at every semicolon, functions' bodies too; the server takes it whole, as one transaction.
 * What is marked as apart runs on connections of its own.
 */
class Server extends PrismaPg {
  readonly #pool: pg.Pool
  readonly #apart: Record<Apart, PrismaPg> | undefined

  constructor(pool: pg.Pool, options: ConstructorParameters<typeof PrismaPg>[1], pools?: Record<Apart, pg.Pool>) {
    super(pool, options)
    this.#pool = pool
    this.#apart = pools && {
      reserved: new PrismaPg(pools.reserved, options),
      lasting: new PrismaPg(pools.lasting, options),
    }
  }

  override async connect() {
    const adapter = await super.connect()
    adapter.executeScript = (script) => patiently((times) => this.#run(script, times))
    if (!this.#apart) return adapter
    const usual = {
      queryRaw: adapter.queryRaw.bind(adapter),
      executeRaw: adapter.executeRaw.bind(adapter),
      startTransaction: adapter.startTransaction.bind(adapter),
    }
    const others = { reserved: await this.#apart.reserved.connect(), lasting: await this.#apart.lasting.connect() }
    const chosen = () => {
      const name = apart()
      return name ? others[name] : usual
    }
    adapter.queryRaw = (query) => chosen().queryRaw(query)
    adapter.executeRaw = (query) => chosen().executeRaw(query)
    adapter.startTransaction = (level) => chosen().startTransaction(level)
    return adapter
  }

  /** The pool itself would drop the connection with an error, and with it the lock of who migrates. */
  async #run(script: string, times: number): Promise<void> {
    const client = await this.#pool.connect()
    try {
      const wait = `set_config('lock_timeout', (${patience(times)})::text, false)`
      await client.query(`SELECT ${wait} FROM pg_settings WHERE name = 'deadlock_timeout'`)
      await client.query(script)
    } finally {
      client.release()
    }
  }
}

/** So many different statements are kept prepared on each connection. */
const mostPrepared = 500

/**
 * Names for statements that come again, so that the server plans them once. Searches stay without: how common the word is
 * decides their plan.
 */
function statementNames() {
  const names = new Map<string, string | undefined>()
  return ({ sql }: { sql: string }): string => {
    if (!names.has(sql) && names.size < mostPrepared && !/ (?:LIKE|@@) /.test(sql)) names.set(sql, `s${names.size + 1}`)
    return names.get(sql)!
  }
}

/** An address that has several numbers fails once for each of them. */
const reason = (error: unknown): string =>
  error instanceof AggregateError ? reason(error.errors[0]) : error instanceof Error ? error.message : String(error)
