/** Runs all jobs with pg-boss: on a pool of its own, or on the one connection of the embedded database. */
import { PgBoss, type ConstructorOptions, type JobWithMetadata } from 'pg-boss'
import type { Db, OpenDatabase } from './db.ts'
import { queueOf, type Job } from './job.ts'
import { jobs } from './__generated__/features/jobs.ts'
import { log } from './log.ts'

/** Seconds: how soon a job is seen, and how soon one is missed whose process is gone. */
const pace = { pollingIntervalSeconds: 1 }
const watch = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 }

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
  const workers: string[] = []
  for (const job of table) await openQueue(boss, db, job)
  const watching = onClockSetBack(() => workers.forEach((worker) => boss.notifyWorker(worker)))
  return {
    async begin() {
      for (const job of table) await work(boss, db, job, workers)
    },
    async stop() {
      clearInterval(watching)
      await boss.stop({ graceful: true, timeout: patience })
    },
  }
}

/** pg-boss reckons its pauses by the clock: who was looking for a job when it was set back by an hour would sleep for that hour. */
function onClockSetBack(wake: () => void): NodeJS.Timeout {
  const off = () => Date.now() - performance.now()
  let before = off()
  return setInterval(() => {
    if (off() < before - 1_000) wake()
    before = off()
  }, 1_000).unref()
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
async function work(boss: PgBoss, db: Db, job: Job, workers: string[]) {
  // Of a group one runs at a time, so that a slow one keeps only its own group waiting.
  const options = { ...pace, ...(job.abreast ? { localGroupConcurrency: 1 } : {}), includeMetadata: true } as const
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
