/**
 * Keeps how long an answer took, where its record does not: requests that are deleted with their answer, and records that
 * wait for the same person again and again. The rows serve the share of answers in time alone (answeredInTime.ts).
 */
import { universityDay } from '../days.ts'
import type { Db, Tx } from '../db.ts'
import { afterWorkingDays } from '../workingDays.rules.ts'
import { answerTimes } from './answerTimes.ts'
import type { DatedKind, PromisedKind } from './kinds.rules.ts'

/** Keeps that something was answered now that waited since a moment; null when it did not wait. */
export async function keepAnswer(tx: Tx, kind: PromisedKind, since: Date | null): Promise<void> {
  if (!since) return
  const { week, days } = await answerTimes(tx)
  const due = afterWorkingDays(universityDay(since), days[kind], week)
  await tx.keptAnswer.create({ data: { kind, since, due } })
}

/** The same where the record said by when; `lapsed` when nobody answered before it was too late. */
export async function keepDatedAnswer(tx: Tx, kind: DatedKind, since: Date, due: Date, lapsed = false): Promise<void> {
  await tx.keptAnswer.create({ data: { kind, since, due: universityDay(due), lapsed } })
}

/** Deletes the answers that are too old to count. */
export async function dropOldAnswers(db: Db, countsFrom: Date): Promise<void> {
  await db.keptAnswer.deleteMany({ where: { endedAt: { lt: countsFrom } } })
}
