/** Performs a run: begins it, watches whether it is still wanted, ends it, and notifies its owner. */
import { setInterval } from 'node:timers'
import type { AnalysisRun } from '../../__generated__/prisma/client.ts'
import type { Db } from '../../db.ts'
import { publish } from '../../events.ts'
import { log } from '../../log.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { endRun, unaudited } from './endRun.ts'
import type { RunKind } from './runDefinition.ts'
import { runMoves } from './runMoves.ts'
import { tellOwner } from './tellOwner.ts'

/** A run whose process dies, or which throws, is begun so often. */
const mostAttempts = 3

/** Milliseconds between two looks at whether the run is still wanted; whoever cancels it may be on another server. */
const pace = 1_000

export async function performRun(db: Db, kind: RunKind, id: number): Promise<void> {
  const found = await db.analysisRun.findUnique({ where: { id } })
  if (!found) return
  if (found.endedAt) return tellOwner(db, kind, found)
  const run = await begin(db, kind, found)
  if (!run) return
  const [unwanted, tooLong] = [new AbortController(), AbortSignal.timeout(kind.longest)]
  const signal = AbortSignal.any([unwanted.signal, tooLong])
  const stop = () => unwanted.abort(new Error('The run has ended'))
  const watch = setInterval(() => void isWanted(db, run).then((wanted) => wanted || stop(), ignored), pace)
  const progress = async (done: number, total: number, step: string) => {
    if (!(await note(db, run, { done, total, step }))) stop()
    signal.throwIfAborted()
  }
  try {
    const result = await kind.work({ db, run, signal, progress })
    signal.throwIfAborted()
    await endRun(db, kind, run, 'DONE', { result })
  } catch (error) {
    if (unwanted.signal.aborted) return
    if (!tooLong.aborted && run.attempts < mostAttempts) throw error
    log.error({ err: error, run: id, kind: kind.kind }, 'an analysis failed')
    await endRun(db, kind, run, 'FAILED', { error: kind.failed() })
  } finally {
    clearInterval(watch)
  }
}

/** The run as this attempt's own, or null when it is not to be begun. */
async function begin(db: Db, kind: RunKind, run: AnalysisRun): Promise<AnalysisRun | null> {
  const { id, attempts } = run
  if (attempts >= mostAttempts) {
    await endRun(db, kind, run, 'FAILED', { error: kind.failed() })
    return null
  }
  const begun = await moveIfUnchanged({ tx: db, audit: unaudited }, runMoves, run, 'RUNNING', {
    where: { attempts },
    data: { attempts: attempts + 1, startedAt: run.startedAt ?? new Date(), done: 0, total: 0, step: '' },
  })
  if (begun) publish(`analysisRun:${id}`, { id })
  return begun
}

/** The run while it is this attempt's. */
const current = ({ id, attempts }: AnalysisRun) => ({ id, attempts, state: 'RUNNING' as const })

const isWanted = async (db: Db, run: AnalysisRun) => (await db.analysisRun.count({ where: current(run) })) > 0

/** The database is away for a moment: the next look tells. */
const ignored = () => {}

async function note(db: Db, run: AnalysisRun, data: { done: number; total: number; step: string }): Promise<boolean> {
  const { count } = await db.analysisRun.updateMany({ where: current(run), data })
  if (count) publish(`analysisRun:${run.id}`, { id: run.id })
  return count > 0
}
