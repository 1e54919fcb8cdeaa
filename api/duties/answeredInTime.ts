/** How many answers of a kind came by the day that was promised: figures of the whole university, whoever reads them. */
import { duties } from '../__generated__/features/duties.ts'
import { anyTable, columnAt, valuesAt, withColumns, type Row } from '../columnPaths.ts'
import { dayLength, universityDay } from '../days.ts'
import type { Db, Tx } from '../db.ts'
import { afterWorkingDays } from '../workingDays.rules.ts'
import { answerTimes, type AnswerTimes } from './answerTimes.ts'
import type { Answered, Duty } from './duty.ts'
import { dutyKinds, usualDays, type DutyKind, type PromisedKind } from './kinds.rules.ts'

export interface AnswerPromise {
  readonly kind: DutyKind
  /** The working days that are promised now; null where each record has a day of its own. */
  readonly days: number | null
  /** The answers of the last twelve months, and those of them that came in time, null where they are few; null where records do not tell. */
  readonly kept: { readonly answered: number; readonly inTime: number | null } | null
}

/** A share of fewer answers would tell of single records and persons. Of our own choosing. */
const fewest = 5

/** What of a kind is read at most, the newest first. */
const most = 2_000

const twelveMonths = 365 * dayLength

/** What is promised for each kind, and how it was kept. */
export async function answerPromises(db: Db | Tx): Promise<AnswerPromise[]> {
  const times = await answerTimes(db)
  const measured = new Map(duties.filter(({ answered }) => answered).map((duty) => [duty.kind, duty]))
  const kinds = dutyKinds.filter((kind) => kind in usualDays || measured.has(kind))
  return Promise.all(
    kinds.map(async (kind) => {
      const duty = measured.get(kind)
      const days = times.days[kind as PromisedKind] ?? null
      return { kind, days, kept: duty ? await keptOf(db, duty, duty.answered!, times) : null }
    }),
  )
}

/** A moment in a column of a row. */
const dateAt = (row: Row, path: string) => (valuesAt(row, path)[0] ?? null) as Date | null

async function keptOf(db: Db | Tx, duty: Duty, { from, at, day, where }: Answered, { week, days }: AnswerTimes) {
  const columns = [from, at, ...(day ? [day] : [])]
  const rows = await anyTable(db, duty.model).findMany({
    where: { AND: [columnAt(at, { gte: new Date(Date.now() - twelveMonths) }), where ?? {}] },
    select: withColumns({}, columns),
    orderBy: columnAt(at, 'desc'),
    take: most,
  })
  // What was submitted again after its answer waits once more.
  const answers = rows.filter((row) => {
    const since = dateAt(row, from)
    return since !== null && since <= dateAt(row, at)!
  })
  const inTime = answers.filter((row) => {
    const kept = day && dateAt(row, day)
    const due = kept || afterWorkingDays(universityDay(dateAt(row, from)!), days[duty.kind as PromisedKind], week)
    return universityDay(dateAt(row, at)!) <= due
  })
  return { answered: answers.length, inTime: answers.length < fewest ? null : inTime.length }
}
