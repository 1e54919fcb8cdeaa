/**
 * The queue of what a viewer owes, or has asked of others: each definition's records as one statement in the order of its
 * clock, merged in the one order of duties (order.ts). A page asks each definition for no more than it can show, so that it
 * costs the same however long the queue is.
 */
import { duties } from '../__generated__/features/duties.ts'
import { anyTable, columnAt, valuesAt, withColumns, type Clause, type Row } from '../columnPaths.ts'
import { dayLength } from '../days.ts'
import type { NotificationReason } from '../records/notificationKind.ts'
import { columnOf, dueOf, firstAfter } from './clock.ts'
import type { Duty } from './duty.ts'
import type { DutyKind } from './kinds.rules.ts'
import type { DutyWhen } from './order.ts'
import { dutiesOf, timesOf, whereOf, type Asked, type Asking, type Days } from './waiting.ts'

export interface OpenDuty {
  /** Its kind and its record. */
  readonly id: string
  readonly kind: DutyKind
  readonly title: string
  readonly path: string
  readonly since: Date
  readonly due: Date
  readonly overdue: boolean
  readonly when: DutyWhen
  /** How many working days ago it was due. */
  readonly daysLate: number
  /** Who asked for it, by name. */
  readonly askedBy: string | null
  /** What made it the viewer’s; null for what the viewer has taken or asked for. */
  readonly why: NotificationReason | null
  /** Whether somebody outside the university waits for it. */
  readonly outside: boolean
  /** Whether the viewer asked others for it. */
  readonly awaited: boolean
  /** Who of the team has taken it. */
  readonly takenBy: { id: number; name: string } | null
  /** Whether somebody of the team takes it, so that it can be assigned to a colleague. */
  readonly assignable: boolean
  readonly place: Place
}

/** Where a duty stands in the queue: its day, its definition, then the value of the definition's column and the record. */
export interface Place {
  readonly due: Date
  readonly name: string
  readonly value: Date
  readonly id: number
}

/**
 * A page and one more of each definition are read, both to list the first duties and to count them. Most definitions have fewer
 * open, and what has been read need not be counted.
 */
export const ahead = 26

/** What of a definition's records comes after a place in the queue; null when nothing does. */
function beyond(duty: Duty, { due, name, value, id }: Place, times: Days): Clause | null {
  const column = columnOf(duty.clock)
  if (duty.name === name)
    return {
      AND: [
        columnAt(column, { gte: value }),
        { OR: [columnAt(column, { gt: value }), { AND: [columnAt(column, { equals: value }), { id: { gt: id } }] }] },
      ],
    }
  const outside = isOutside(name)
  const passed = times.order.passedBy({ due, outside }, duty.outside)
  if (passed === null) return null
  const day = duty.outside === outside && duty.name > name ? new Date(passed.getTime() - dayLength) : passed
  return columnAt(column, { gte: firstAfter(duty.clock, duty.kind, day, times) })
}

const isOutside = (name: string) => duties.some((one) => one.name === name && one.outside)

interface Standing {
  readonly outside: boolean
  readonly place: Place
}

const byPlace =
  ({ order }: Days) =>
  ({ outside, place: one }: Standing, { outside: others, place: other }: Standing) =>
    order.compare({ due: one.due, outside }, { due: other.due, outside: others }) ||
    (one.name < other.name ? -1 : one.name > other.name ? 1 : 0) ||
    one.value.getTime() - other.value.getTime() ||
    one.id - other.id

/** The first duties after a place, in their order. */
export async function openDuties(asking: Asking, asked: Asked, most: number, after?: Place): Promise<OpenDuty[]> {
  const times = await timesOf(asking)
  const fromHere = (duty: Duty) =>
    after || most > ahead ? read(asking, duty, asked, { times, most, after }) : beginningOf(asking, duty, asked, times)
  const found = await Promise.all(dutiesOf(asking, asked).map(fromHere))
  return found.flat().sort(byPlace(times)).slice(0, most)
}

/** The place of the duty that has a number in the order, from 1; null when there are fewer. */
export async function placeOf(asking: Asking, asked: Asked, number: number): Promise<Place | null> {
  const times = await timesOf(asking)
  const found = await Promise.all(
    dutiesOf(asking, asked).map(async (duty) => {
      const rows = await rowsOf(asking, duty, asked, { times, most: number, after: undefined }, {})
      return rows.map((row) => ({ outside: duty.outside, place: placeIn(duty, row, times) }))
    }),
  )
  return found.flat().sort(byPlace(times))[number - 1]?.place ?? null
}

/** The first of a definition's, read once for an answer. */
export function beginningOf(asking: Asking, duty: Duty, asked: Asked, times: Days): Promise<readonly OpenDuty[]> {
  const { kinds: _, ...rest } = asked
  return asking.access.once(`duties ${duty.model} ${duty.name} ${JSON.stringify(rest)}`, () =>
    read(asking, duty, asked, { times, most: ahead, after: undefined }),
  )
}

interface Slice {
  times: Days
  most: number
  after: Place | undefined
}

/** A definition's records after a place, with the column of its clock beside the others. */
async function rowsOf(asking: Asking, duty: Duty, asked: Asked, { times, most, after }: Slice, select: Clause) {
  const column = columnOf(duty.clock)
  const rest = after && beyond(duty, after, times)
  if (rest === null) return []
  const where = whereOf(asking, duty, asked, times)
  return anyTable(asking.db, duty.model).findMany({
    where: rest ? { AND: [where, rest] } : where,
    select: { ...withColumns(select, [column]), id: true },
    orderBy: [columnAt(column, 'asc'), { id: 'asc' }],
    take: most,
  })
}

function placeIn({ clock, kind, name }: Duty, row: Row, times: Days): Place {
  const value = valuesAt(row, columnOf(clock))[0] as Date
  return { due: dueOf(clock, kind, value, times), name, value, id: row.id }
}

async function read(asking: Asking, duty: Duty, asked: Asked, slice: Slice): Promise<OpenDuty[]> {
  const { viewer, access } = asking
  const { kind, takenBy, outside } = duty
  const awaited = asked.awaited === true
  const { order } = slice.times
  const person = takenBy && !awaited ? { [takenBy]: { select: { id: true, name: true } } } : {}
  const rows = await rowsOf(asking, duty, asked, slice, { ...duty.select, ...person })
  const side = awaited ? duty.awaited! : duty
  return rows.map((row) => {
    const place = placeIn(duty, row, slice.times)
    const { due } = place
    const taken = takenBy && !awaited ? (row[takenBy] as OpenDuty['takenBy']) : null
    return {
      id: awaited ? `AWAITED-${kind}-${row.id}` : `${kind}-${row.id}`,
      kind,
      title: side.title(row, viewer),
      path: side.path(row, (permission) => access.allowed(permission)),
      since: duty.since(row),
      due,
      overdue: order.when(due) === 'LATE',
      when: order.when(due),
      daysLate: order.daysLate(due),
      askedBy: awaited ? null : duty.asker(row),
      why: awaited || taken?.id === viewer.id ? null : duty.why,
      outside,
      awaited,
      takenBy: taken,
      assignable: duty.team && takenBy !== undefined && !awaited,
      place,
    }
  })
}
