/** Makes the exports whose time has come, each once however many servers run, with the rights that its owner has then. */
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GraphQLError } from 'graphql'
import { number, object } from 'yup'
import * as texts from '#texts/exports/errors.js'
import { auditOf } from '../../audit.ts'
import { contextInNameOf } from '../../context.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { enqueue, job } from '../../job.ts'
import { log } from '../../log.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { viewerColumns } from '../../viewer.ts'
import { keepFor } from '../files/keepFor.ts'
import { arrivingPath, remove } from '../files/storage.ts'
import { notify } from '../notifications/notify.ts'
import { requestOf } from './exportFormats.ts'
import { exportList } from './exportList.ts'
import { exportRunMoves } from './exportRunMoves.ts'
import { nextTime } from './nextTime.ts'

const runWith = (db: Db, id: number) =>
  db.exportRun.findUnique({ where: { id }, include: { schedule: { include: { owner: { select: viewerColumns } } } } })

type Run = NonNullable<Awaited<ReturnType<typeof runWith>>>

export const makeScheduledExport = job({
  name: 'makeScheduledExport',
  rules: object({ id: number().required() }),
  retries: 3,
  minutes: 60,
  abreast: 1,
  async run(db, { id }) {
    const run = await runWith(db, id)
    if (run?.state !== 'QUEUED') return
    try {
      const made = await makeFile(db, run)
      if (!(await end(db, run, 'DONE', made))) await remove(made.key)
    } catch (error) {
      if (!(error instanceof GraphQLError)) log.error({ err: error, run: id }, 'a scheduled export failed')
      await end(db, run, 'FAILED', { error: error instanceof GraphQLError ? error.message : texts.fault() })
    }
  },
})

/** The file as the owner would get it by hand now. */
async function makeFile(db: Db, { schedule }: Run) {
  const { owner: viewer, name } = schedule
  if (viewer.status !== 'ACTIVE') throw new GraphQLError(texts.notActive())
  const ctx = contextInNameOf(db, viewer, 'export')
  const { rows, pieces } = await exportList(ctx, { ...requestOf(schedule), scheduled: name })
  const path = await arrivingPath()
  try {
    await pipeline(Readable.from(pieces), createWriteStream(path))
    const { size } = await stat(path)
    return { rows, bytes: size, key: await keepFor(db, path) }
  } finally {
    await rm(path, { force: true })
  }
}

/** Ends a run, unless another server has ended it; gives whether it did. */
const end = (db: Db, run: Run, to: 'DONE' | 'FAILED', made: { rows?: number; key?: string; error?: string }) =>
  inBackground(db, async (work) => {
    const { schedule, ...record } = run
    const audit = auditOf(work.tx, work, 'makeScheduledExport')
    const data = { ...made, endedAt: new Date() }
    const changes = { name: [null, schedule.name], rows: [null, made.rows ?? null] } as const
    if (!(await moveIfUnchanged({ ...work, audit }, exportRunMoves, record, to, { data, changes }))) return false
    if (schedule.owner.status === 'ACTIVE')
      await notify(work, {
        to: schedule.ownerId,
        kind: to === 'DONE' ? 'EXPORT_READY' : 'EXPORT_FAILED',
        data: { name: schedule.name, number: String(made.rows ?? 0), reason: made.error ?? '' },
      })
    return true
  })

/** May run at any time, and on several servers at once: one of them begins each. Gives how many it began. */
export async function beginDueExports(db: Db, now: Date): Promise<number> {
  const due = await db.scheduledExport.findMany({
    where: { paused: false, nextAt: { lte: now } },
    orderBy: [{ nextAt: 'asc' }, { id: 'asc' }],
  })
  let begun = 0
  for (const schedule of due)
    await db.$transaction(async (tx) => {
      const { id, nextAt } = schedule
      // What was missed while no server ran is made once, not for each time.
      const { count } = await tx.scheduledExport.updateMany({
        where: { id, nextAt, paused: false },
        data: { nextAt: nextTime(schedule, now) },
      })
      if (!count) return
      const run = await tx.exportRun.create({ data: { scheduleId: id, dueAt: nextAt } })
      await enqueue(tx, makeScheduledExport, { id: run.id })
      begun += 1
    })
  return begun
}

export const beginScheduledExports = job({
  name: 'beginScheduledExports',
  rules: object(),
  retries: 0,
  every: 'minute',
  async run(db) {
    await beginDueExports(db, new Date())
  },
})
