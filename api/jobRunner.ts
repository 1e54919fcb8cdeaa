/** Runs all jobs with pg-boss: on a pool of its own, or on the one connection of the embedded database. */
import { PgBoss, type ConstructorOptions, type JobWithMetadata } from 'pg-boss'
import type { Db, OpenDatabase } from './db.ts'
import { queueOf, type Job } from './job.ts'
import { jobs } from './__generated__/features/jobs.ts'
import { log } from './log.ts'

/** Seconds: how soon a job is missed whose process is gone. */
const watch = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 }

/**
 * Workers are woken where a job is due (`lookForAll`). That each of them looks by itself is for when that fails: some hundred
 * that look every second take a quarter of the processor on the embedded database.
 */
const alone = { pollingIntervalSeconds: 600 }

/** How many of one kind are done at the same time. */
const abreast = 3

/** Draining waits this many milliseconds for what runs; the rest is done again by the next process. */
const patience = 5_000

const crons = { minute: '* * * * *', hour: '0 * * * *', day: '0 3 * * *' } as const

/**
 * Opens the queues: what is requested from now on waits in one, and so does what should have been done while no server ran.
 * `begin` has it done, which may keep the database busy for a while, so that a server answers before. `stop` drains.
 */
export async function openJobs(
  { db, jobs: connection }: Pick<OpenDatabase, 'db' | 'jobs'>,
  table: readonly Job[] = jobs,
  options: ConstructorOptions = {},
) {
  const boss = new PgBoss({ ...connection, ...watch, ...options })
  boss.on('error', (err) => log.error({ err }, 'the jobs have trouble'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  await boss.start()
  // There is no other process that could be at work on an embedded database.
  if (connection.backend === 'pglite')
    await db.$executeRaw`UPDATE pgboss.job SET state = 'retry', heartbeat_on = NULL WHERE state = 'active'`
  for (const job of table) await openQueue(boss, db, job)
  const beginAll = async () => {
    const workers = new Map<string, string[]>()
    for (const job of table) workers.set(job.name, await work(boss, db, job))
    return lookForAll(boss, workers)
  }
  let begun: ReturnType<typeof beginAll> | undefined
  return {
    async begin() {
      await (begun = beginAll())
    },
    async stop() {
      // A stop while workers are still being added waits for the last of them, so that none goes on alone.
      const stopLooking = await begun
      await stopLooking?.()
      await boss.stop({ graceful: true, timeout: patience })
    },
  }
}

const dueQueues = `
  SELECT name FROM unnest($1::text[]) AS name
  WHERE EXISTS (
    SELECT FROM pgboss.job WHERE job.name = name.name AND state < 'active' AND NOT blocked AND start_after <= now()
  )`

/**
 * Looks every second, by one statement for all queues, where a job is due, and wakes the workers of those. They are woken from
 * any pause: pg-boss reckons its pauses by the clock, so that one would last an hour when the clock was set back by an hour.
 */
function lookForAll(boss: PgBoss, workers: ReadonlyMap<string, readonly string[]>): () => Promise<void> {
  const names = [...workers.keys()]
  const look = async () => {
    const { rows } = (await boss.getDb().executeSql(dueQueues, [names])) as { rows: { name: string }[] }
    for (const { name } of rows) for (const worker of workers.get(name)!) boss.notifyWorker(worker)
  }
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      .catch((err: unknown) => log.error({ err }, 'the jobs have trouble'))
      .finally(() => (looking = undefined))
  }, 1_000).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

async function openQueue(boss: PgBoss, db: Db, job: Job) {
  const { policy, ...queue } = queueOf(job)
  await boss.createQueue(job.name, { policy, ...queue })
  await boss.updateQueue(job.name, queue)
  if (!job.every) return
  await boss.schedule(job.name, crons[job.every], {})
  await catchUp(db, job)
}

/** Each worker has a number of its own, by which it is woken. */
async function work(boss: PgBoss, db: Db, job: Job): Promise<string[]> {
  // Of a group one runs at a time, so that a slow one keeps only its own group waiting.
  const options = { ...alone, ...(job.abreast ? { localGroupConcurrency: 1 } : {}), includeMetadata: true } as const
  const workers: string[] = []
  for (let nth = 0; nth < (job.abreast ?? abreast); nth++) {
    let worker = ''
    worker = await boss.work(job.name, options, async ([given]) => {
      try {
        await attempt(db, job, given!)
      } finally {
        // Many groups with something to do are not done at the pace of polling.
        if (job.abreast) boss.notifyWorker(worker)
      }
    })
    workers.push(worker)
  }
  return workers
}

/** What should have been done while no server ran is done now. */
async function catchUp(db: Db, { name, every }: Job) {
  await db.$executeRaw`
    INSERT INTO pgboss.job (name, data, policy, retry_limit, heartbeat_seconds)
    SELECT ${name}, '{}', 'standard', 2, 30
    WHERE NOT EXISTS (
      SELECT 1 FROM pgboss.job WHERE name = ${name} AND created_on > now() - ${`1 ${every}`}::interval
    )`
}

/** One try; a failure is logged and passed on to pg-boss, which keeps it and tries again. */
async function attempt(db: Db, job: Job, { id, data, retryCount, retryLimit }: JobWithMetadata<unknown>) {
  try {
    await job.perform(db, data)
  } catch (error) {
    const told = { err: error, job: job.name, id, attempt: retryCount + 1 }
    if (retryCount < retryLimit) log.warn(told, 'a job failed and will be tried again')
    else log.error(told, 'a job failed for good')
    throw error
  }
}
