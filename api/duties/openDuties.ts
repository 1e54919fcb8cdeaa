/**
 * The queue of what a viewer owes: each definition's records as one statement in the order of its clock, merged by the day
 * that they are due. A page asks each definition for no more than it can show, so that it costs the same however long the
 * queue is.
 */
import { duties } from '../__generated__/features/duties.ts'
import type { Access } from '../access.ts'
import { anyTable, columnAt, numbersAt, valuesAt, withColumns, type Clause } from '../columnPaths.ts'
import { dayLength, universityDay } from '../days.ts'
import type { Db, Tx } from '../db.ts'
import { answerTimes, type AnswerTimes } from './answerTimes.ts'
import type { Viewer } from '../viewer.ts'
import { columnOf, dueOf, firstAfter } from './clock.ts'
import type { Duty } from './duty.ts'
import type { DutyKind } from './kinds.rules.ts'

export interface OpenDuty {
  /** Its kind and its record. */
  readonly id: string
  readonly kind: DutyKind
  readonly title: string
  readonly path: string
  readonly since: Date
  readonly due: Date
  readonly overdue: boolean
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

export interface Asked {
  readonly kinds?: readonly DutyKind[] | undefined
  readonly overdue?: boolean | undefined
  /** All that the team owes, instead of what the viewer owes or may take. */
  readonly team?: boolean | undefined
  /** Those that this person has taken; null for nobody. */
  readonly takenBy?: number | null | undefined
}

interface Asking {
  readonly db: Db | Tx
  readonly viewer: Viewer
  readonly access: Access
}

const earliest = new Date(0)

/**
 * A page and one more of each definition are read, both to list the first duties and to count them. Most definitions have fewer
 * open, and what has been read need not be counted.
 */
const ahead = 26

const timesOf = ({ db, access }: Asking): Promise<AnswerTimes> => access.once('answer times', () => answerTimes(db))

/** The definitions of which the viewer may have any, and that are asked for. */
const dutiesOf = ({ access }: Asking, { kinds, team, takenBy }: Asked): Duty[] =>
  duties.filter(
    (one) =>
      access.allowed(one.requires) &&
      (!kinds?.length || kinds.includes(one.kind)) &&
      (!team || one.team) &&
      (takenBy == null || one.takenBy !== undefined),
  )

/** The records of a definition that wait, without where they stand in the queue. */
function whereOf({ viewer, access }: Asking, duty: Duty, { team, takenBy, overdue }: Asked, times: AnswerTimes) {
  const column = columnOf(duty.clock)
  const today = universityDay()
  const bound = firstAfter(duty.clock, duty.kind, new Date(today.getTime() - dayLength), times)
  const by = duty.takenBy && `${duty.takenBy}Id`
  return {
    AND: [
      duty.owed(viewer, access),
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

/** What of a definition's records comes after a place in the queue. */
function beyond(duty: Duty, { due, name, value, id }: Place, times: AnswerTimes): Clause {
  const column = columnOf(duty.clock)
  if (duty.name === name)
    return {
      AND: [
        columnAt(column, { gte: value }),
        { OR: [columnAt(column, { gt: value }), { AND: [columnAt(column, { equals: value }), { id: { gt: id } }] }] },
      ],
    }
  const day = duty.name > name ? new Date(due.getTime() - dayLength) : due
  return columnAt(column, { gte: firstAfter(duty.clock, duty.kind, day, times) })
}

const byPlace = ({ place: one }: OpenDuty, { place: other }: OpenDuty) =>
  one.due.getTime() - other.due.getTime() ||
  (one.name < other.name ? -1 : one.name > other.name ? 1 : 0) ||
  one.value.getTime() - other.value.getTime() ||
  one.id - other.id

/** The first duties after a place, those that are due first before the others. */
export async function openDuties(asking: Asking, asked: Asked, most: number, after?: Place): Promise<OpenDuty[]> {
  const times = await timesOf(asking)
  const fromHere = (duty: Duty) =>
    after || most > ahead ? read(asking, duty, asked, { times, most, after }) : beginningOf(asking, duty, asked, times)
  const found = await Promise.all(dutiesOf(asking, asked).map(fromHere))
  return found.flat().sort(byPlace).slice(0, most)
}

/** The first of a definition's, read once for an answer. */
function beginningOf(asking: Asking, duty: Duty, asked: Asked, times: AnswerTimes): Promise<readonly OpenDuty[]> {
  const { team, takenBy, overdue } = asked
  return asking.access.once(`duties ${duty.model} ${duty.name} ${JSON.stringify({ team, takenBy, overdue })}`, () =>
    read(asking, duty, asked, { times, most: ahead, after: undefined }),
  )
}

interface Slice {
  times: AnswerTimes
  most: number
  after: Place | undefined
}

async function read(asking: Asking, duty: Duty, asked: Asked, { times, most, after }: Slice): Promise<OpenDuty[]> {
  const { clock, kind, name, takenBy } = duty
  const column = columnOf(clock)
  const person = takenBy ? { [takenBy]: { select: { id: true, name: true } } } : {}
  const where = whereOf(asking, duty, asked, times)
  const rows = await anyTable(asking.db, duty.model).findMany({
    where: after ? { AND: [where, beyond(duty, after, times)] } : where,
    select: { ...withColumns(duty.select, [column]), id: true, ...person },
    orderBy: [columnAt(column, 'asc'), { id: 'asc' }],
    take: most,
  })
  const today = universityDay()
  return rows.map((row) => {
    const value = valuesAt(row, column)[0] as Date
    const due = dueOf(clock, kind, value, times)
    return {
      id: `${kind}-${row.id}`,
      kind,
      title: duty.title(row, asking.viewer),
      path: duty.path(row, (permission) => asking.access.allowed(permission)),
      since: duty.since(row),
      due,
      overdue: due < today,
      takenBy: takenBy ? (row[takenBy] as OpenDuty['takenBy']) : null,
      assignable: duty.team && takenBy !== undefined,
      place: { due, name, value, id: row.id },
    }
  })
}

/** Which of the numbers in a column are those of records with which the viewer owes a kind of duty. */
export async function owedAmong(
  asking: Asking,
  kind: DutyKind,
  column: string,
  among: readonly number[],
): Promise<number[]> {
  const times = await timesOf(asking)
  const found = await Promise.all(
    dutiesOf(asking, { kinds: [kind] }).map(async (duty) => {
      const where = { AND: [whereOf(asking, duty, {}, times), columnAt(column, { in: among })] }
      const rows = await anyTable(asking.db, duty.model).findMany({
        where,
        select: withColumns({ id: true }, [column]),
      })
      return rows.flatMap((row) => numbersAt(row, column))
    }),
  )
  return [...new Set(found.flat())]
}

export interface Count {
  readonly open: number
  readonly overdue: number
}

/** How many there are of each definition that is asked for. */
async function countsOf(asking: Asking, asked: Asked): Promise<{ duty: Duty; count: Count }[]> {
  const times = await timesOf(asking)
  return Promise.all(
    dutiesOf(asking, asked).map(async (duty) => {
      const first = await beginningOf(asking, duty, asked, times)
      if (first.length < ahead)
        return { duty, count: { open: first.length, overdue: first.filter(({ overdue }) => overdue).length } }
      const count = (overdue?: boolean) =>
        anyTable(asking.db, duty.model).count({ where: whereOf(asking, duty, { ...asked, overdue }, times) })
      const overdue = asked.overdue === false ? 0 : await count(true)
      return { duty, count: { open: await count(asked.overdue), overdue } }
    }),
  )
}

const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { open, overdue }) => ({ open: all.open + open, overdue: all.overdue + overdue }), {
    open: 0,
    overdue: 0,
  })

/** How many duties there are, and how many of them are overdue. */
export const countDuties = async (asking: Asking, asked: Asked = {}): Promise<Count> =>
  sum((await countsOf(asking, asked)).map(({ count }) => count))

/** The same for each kind of which there are any, the largest first. */
export async function countByKind(asking: Asking, asked: Asked): Promise<({ kind: DutyKind } & Count)[]> {
  const counts = Map.groupBy(await countsOf(asking, asked), ({ duty }) => duty.kind)
  return [...counts]
    .map(([kind, some]) => ({ kind, ...sum(some.map(({ count }) => count)) }))
    .filter(({ open }) => open)
    .sort((one, other) => other.open - one.open || (one.kind < other.kind ? -1 : 1))
}

interface PersonCount extends Count {
  readonly id: number
  readonly name: string
}

/** How many duties of the team each person has taken, the most first. */
export async function countByPerson(asking: Asking): Promise<PersonCount[]> {
  const times = await timesOf(asking)
  const counts = new Map<number, Count>()
  const grouped = async (duty: Duty, overdue?: true) => {
    const by = `${duty.takenBy}Id`
    const where = { AND: [whereOf(asking, duty, { team: true, overdue }, times), { [by]: { not: null } }] }
    for (const row of await anyTable(asking.db, duty.model).groupBy({ by: [by], where, _count: { _all: true } })) {
      const id = row[by] as number
      const { _all: count } = row['_count'] as { _all: number }
      const before = counts.get(id) ?? { open: 0, overdue: 0 }
      counts.set(id, sum([before, overdue ? { open: 0, overdue: count } : { open: count, overdue: 0 }]))
    }
  }
  for (const duty of dutiesOf(asking, { team: true })) {
    if (!duty.takenBy) continue
    await grouped(duty)
    await grouped(duty, true)
  }
  const people = await asking.db.user.findMany({
    where: { AND: [{ id: { in: [...counts.keys()] } }, asking.access.within('USER_READ')] },
    select: { id: true, name: true },
  })
  return people
    .map((person) => ({ ...person, ...counts.get(person.id)! }))
    .sort((one, other) => other.open - one.open || one.id - other.id)
}
