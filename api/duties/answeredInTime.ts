/** How many answers of a kind came by the day that was promised: figures of the whole university, whoever reads them. */
import { duties } from '../__generated__/features/duties.ts'
import { anyTable, columnAt, valuesAt, withColumns, type Row } from '../columnPaths.ts'
import { dayLength, universityDay } from '../days.ts'
import type { Db, Tx } from '../db.ts'
import { afterWorkingDays } from '../workingDays.rules.ts'
import { answerTimes, type AnswerTimes } from './answerTimes.ts'
import type { Answered, Duty } from './duty.ts'
import { dutyKinds, type DutyKind, type PromisedKind } from './kinds.rules.ts'

export interface AnswerPromise {
  readonly kind: DutyKind
  /** The working days that are promised now; null where each record has a day of its own. */
  readonly days: number | null
  /** The answers of the last twelve months, and those of them that came in time, null where they are few. */
  readonly kept: { readonly answered: number; readonly inTime: number | null }
}

/** A share of fewer answers would tell of single records and persons. Of our own choosing. */
export const fewest = 5

/** What of a kind is read at most, the newest first. */
const most = 2_000

/** Since when answers count: the last twelve months. */
export const countsFrom = (): Date => new Date(Date.now() - 365 * dayLength)

/** From when on answers count, and until when. */
export interface Span {
  readonly from: Date
  readonly until: Date
}

/** An answer, and who gave it where its definition says so. */
interface Given {
  readonly inTime: boolean
  readonly by: unknown
}

/** What is promised for each of the kinds, and how it was kept. */
export async function answerPromises(db: Db | Tx, kinds: readonly DutyKind[] = dutyKinds): Promise<AnswerPromise[]> {
  const span = { from: countsFrom(), until: new Date() }
  const given = await answersGiven(db, kinds, span)
  return given.map(({ kind, days, answers }) => {
    const kept = answers.length < fewest ? null : answers.filter(({ inTime }) => inTime).length
    return { kind, days, kept: { answered: answers.length, inTime: kept } }
  })
}

/** The answers to each of the kinds within a span, with the working days that are promised for it now. */
export async function answersGiven(db: Db | Tx, kinds: readonly DutyKind[], span: Span) {
  const times = await answerTimes(db)
  return Promise.all(
    kinds.map(async (kind) => {
      const found = await Promise.all(
        duties
          .filter((one) => one.kind === kind)
          .flatMap((duty) => [answers(db, duty, times, span), lapses(db, duty, span)]),
      )
      return { kind, days: times.days[kind as PromisedKind] ?? null, answers: found.flat() }
    }),
  )
}

/** Of each answer to a definition's records, whether it came in time. */
async function answers(db: Db | Tx, duty: Duty, times: AnswerTimes, span: Span): Promise<Given[]> {
  if (!duty.answered) return []
  return duty.answered === 'KEPT' ? keptOf(db, duty, span) : recordsOf(db, duty, duty.answered, times, span)
}

async function keptOf(db: Db | Tx, { kind }: Duty, { from, until }: Span): Promise<Given[]> {
  const rows = await db.keptAnswer.findMany({
    where: { kind, endedAt: { gte: from, lt: until } },
    orderBy: { endedAt: 'desc' },
    take: most,
  })
  return rows.map(({ due, endedAt, lapsed }) => ({ inTime: !lapsed && universityDay(endedAt) <= due, by: null }))
}

/** A moment in a column of a row. */
const dateAt = (row: Row, path: string) => (valuesAt(row, path)[0] ?? null) as Date | null

async function recordsOf(
  db: Db | Tx,
  duty: Duty,
  answered: Answered,
  { week, days }: AnswerTimes,
  { from: first, until: end }: Span,
): Promise<Given[]> {
  const { from, at, day, before, by, where } = answered
  const rows = await anyTable(db, duty.model).findMany({
    where: { AND: [columnAt(at, { gte: first, lt: end }), where ?? {}] },
    select: withColumns({}, [from, at, ...(day ? [day] : []), ...(before ? [before] : []), ...(by ? [by] : [])]),
    orderBy: columnAt(at, 'desc'),
    take: most,
  })
  return rows.flatMap((row) => {
    const since = dateAt(row, from)
    const until = dateAt(row, at)!
    // What was submitted again after its answer waits once more.
    if (since === null || since > until) return []
    const moment = before && dateAt(row, before)
    const kept = moment ? universityDay(moment) : day && dateAt(row, day)
    const due = kept || afterWorkingDays(universityDay(since), days[duty.kind as PromisedKind], week)
    return { inTime: universityDay(until) <= due, by: (by && valuesAt(row, by)[0]) ?? null }
  })
}

/** Of each record that nobody answered before it was too late, that it was not in time. */
async function lapses(db: Db | Tx, { model, lapsed }: Duty, { from, until }: Span): Promise<Given[]> {
  if (!lapsed) return []
  const { at, where } = lapsed
  const count = await anyTable(db, model).count({
    where: { AND: [columnAt(at, { gte: from, lt: until }), where ?? {}] },
  })
  return Array.from({ length: Math.min(count, most) }, () => ({ inTime: false, by: null }))
}
