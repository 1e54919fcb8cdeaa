/**
 * The one way to do something later: `job({...})` says what, `enqueue(tx, job, input)` asks for it. A job is a row that is
 * written in the action's own transaction: it is there with what the action did, or not at all. It is done at least once;
 * a run that ends half-way, by an error or by the end of the process, is done again.
 */
import type { InferType } from 'yup'
import { check } from './action.ts'
import { onLasting } from './database/apart.ts'
import type { Db, Tx } from './db.ts'
import type { Rules } from './rules.ts'

/** How often a job is done by itself. */
type Every = 'minute' | 'hour' | 'day'

export interface Job<R extends Rules = Rules> {
  readonly name: string
  readonly rules: R
  /** How often it is tried again, each time after about twice the wait. */
  readonly retries: number
  /** Seconds before it is tried again for the first time. */
  readonly delay: number
  /** Minutes after which an attempt is given up. */
  readonly minutes: number
  /** How many run at the same time in a process, at most one of each group; 3 without groups by default. */
  readonly abreast?: number
  /** Jobs without input that are done by themselves. */
  readonly every?: Every
  /** Does it; `input` is anything: it is checked here. */
  perform(db: Db, input: unknown): Promise<void>
}

interface Definition<R extends Rules> {
  name: string
  rules: R
  retries: number
  delay?: number
  minutes?: number
  abreast?: number
  every?: Every
  /** Its statements go through all that there is, and may take minutes where there is much. */
  lasting?: boolean
  /** May be run again after it has failed half-way, or was killed. */
  run(db: Db, input: InferType<R>): Promise<void>
}

/** Defines a job; exported, it runs wherever a server runs. */
export const job = <R extends Rules>(definition: Definition<R>): Job<R> => ({
  name: definition.name,
  rules: definition.rules,
  retries: definition.retries,
  delay: definition.delay ?? 5,
  minutes: definition.minutes ?? 15,
  ...(definition.abreast ? { abreast: definition.abreast } : {}),
  ...(definition.every ? { every: definition.every } : {}),
  async perform(db, raw) {
    const input = await check(definition.rules, raw)
    await (definition.lasting ? onLasting(() => definition.run(db, input)) : definition.run(db, input))
  },
})

const day = 86_400

/** A job's queue, as pg-boss keeps it. */
export const queueOf = ({ retries, delay, minutes, every }: Job) => ({
  policy: 'standard' as const,
  retryLimit: retries,
  retryDelay: delay,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: minutes * 60,
  // A job whose process is gone is known by its heartbeat, and done again by another.
  heartbeatSeconds: 30,
  retentionSeconds: 30 * day,
  // What is done every minute would fill the table.
  deleteAfterSeconds: every === 'minute' ? 3_600 : 14 * day,
})

/**
 * Writes a job down in a transaction; it runs once that is committed, and not before `startAfter`. At once is by the clock of the
 * database, as that of this machine may be wrong.
 */
export async function enqueue<R extends Rules>(
  tx: Tx,
  job: Job<R>,
  input: InferType<R>,
  { startAfter = null, group = null }: { startAfter?: Date | null; group?: string | null } = {},
): Promise<void> {
  const data = JSON.stringify(await check(job.rules, input))
  if (await insert(tx, job.name, data, startAfter, group)) return
  // Its queue is there wherever a server has started; here none has.
  await tx.$executeRaw`SELECT pgboss.create_queue(${job.name}, ${JSON.stringify(queueOf(job))}::jsonb)`
  await insert(tx, job.name, data, startAfter, group)
}

/** How many were written: none without a queue. */
const insert = (
  tx: Tx,
  name: string,
  data: string,
  startAfter: Date | null,
  group: string | null,
): Promise<number> => tx.$executeRaw`
  INSERT INTO pgboss.job (
    name, data, start_after, keep_until, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, heartbeat_seconds, group_id
  )
  SELECT
    name, ${data}::jsonb, at, at + retention_seconds * interval '1s', policy, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, ${group}::text
  FROM pgboss.queue, (SELECT coalesce(${startAfter?.toISOString() ?? null}::timestamptz, now()) AS at) AS given
  WHERE name = ${name}`

/** Whether one of the jobs has been asked for and has not ended. */
export async function isUnderWay(db: Db | Tx, jobs: readonly Pick<Job, 'name'>[]): Promise<boolean> {
  const names = jobs.map(({ name }) => name)
  const [{ found }] = await db.$queryRaw<[{ found: boolean }]>`
    SELECT EXISTS (SELECT FROM pgboss.job WHERE name = ANY(${names}) AND state < 'completed') AS found`
  return found
}
