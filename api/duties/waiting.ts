/** Which records wait: what is asked of the queue, as clauses of each definition. */
import { duties } from '../__generated__/features/duties.ts'
import type { Access } from '../access.ts'
import { columnAt } from '../columnPaths.ts'
import { dayLength, universityDay } from '../days.ts'
import type { Db, Tx } from '../db.ts'
import type { Viewer } from '../viewer.ts'
import { answerTimes, type AnswerTimes } from './answerTimes.ts'
import { columnOf, firstAfter } from './clock.ts'
import type { Duty } from './duty.ts'
import { foundBy } from './foundBy.ts'
import type { DutyKind } from './kinds.rules.ts'
import { dutyOrder, type DutyOrder } from './order.ts'

export interface Asked {
  readonly kinds?: readonly DutyKind[] | undefined
  readonly overdue?: boolean | undefined
  /** All that the team owes, instead of what the viewer owes or may take. */
  readonly team?: boolean | undefined
  /** Those that this person has taken; null for nobody. */
  readonly takenBy?: number | null | undefined
  /** What the viewer asked of others, instead of what the viewer owes. */
  readonly awaited?: boolean | undefined
  /** Words that the title has. */
  readonly search?: string | undefined
}

export interface Asking {
  readonly db: Db | Tx
  readonly viewer: Viewer
  readonly access: Access
}

const earliest = new Date(0)

/** The promised days, and the order of what is due by them today. */
export interface Days extends AnswerTimes {
  readonly today: Date
  readonly order: DutyOrder
}

export const timesOf = ({ db, access }: Asking): Promise<Days> =>
  access.once('answer times', async () => {
    const times = await answerTimes(db)
    const today = universityDay()
    return { ...times, today, order: dutyOrder(times, today) }
  })

/** The definitions of which the viewer may have any, and that are asked for. */
export const dutiesOf = ({ access }: Asking, { kinds, team, takenBy, awaited }: Asked): Duty[] =>
  duties.filter(
    (one) =>
      (awaited ? one.awaited !== null && access.allowed(one.awaited.requires) : access.allowed(one.requires)) &&
      (!kinds?.length || kinds.includes(one.kind)) &&
      (!team || one.team) &&
      (takenBy == null || one.takenBy !== undefined),
  )

/** The records of a definition that wait, without where they stand in the queue. */
export function whereOf({ viewer, access }: Asking, duty: Duty, asked: Asked, times: Days) {
  const { team, takenBy, overdue, awaited, search } = asked
  const { today } = times
  const column = columnOf(duty.clock)
  const bound = firstAfter(duty.clock, duty.kind, new Date(today.getTime() - dayLength), times)
  const by = awaited ? undefined : duty.takenBy && `${duty.takenBy}Id`
  return {
    AND: [
      awaited ? duty.awaited!.asked(viewer, access) : duty.owed(viewer, access),
      search ? foundBy(duty.words, search) : {},
      // Records without a value are another definition's.
      columnAt(column, { gte: earliest }),
      by && !team ? openTo(viewer, duty.takenBy!, today) : {},
      by && takenBy !== undefined ? { [by]: takenBy } : {},
      overdue === undefined ? {} : columnAt(column, overdue ? { lt: bound } : { gte: bound }),
    ],
  }
}

/** What nobody has taken, what the viewer has, and what somebody has who is away or gone and for whom the viewer stands in. */
const openTo = (viewer: Viewer, takenBy: string, today: Date) => ({
  OR: [
    { [`${takenBy}Id`]: null },
    { [`${takenBy}Id`]: viewer.id },
    { [takenBy]: { status: { not: 'ACTIVE' } } },
    { [takenBy]: { absence: { coverId: viewer.id, from: { lte: today }, until: { gte: today } } } },
  ],
})
