/** How much waits: counted by kind, by person and by when it is due, and which of some records are among it. */
import { anyTable, columnAt, numbersAt, withColumns } from '../columnPaths.ts'
import { columnOf, firstAfter } from './clock.ts'
import type { Duty } from './duty.ts'
import type { DutyKind } from './kinds.rules.ts'
import { ahead, beginningOf } from './openDuties.ts'
import type { DutyWhen } from './order.ts'
import { dutiesOf, timesOf, whereOf, type Asked, type Asking } from './waiting.ts'

export interface Count {
  readonly open: number
  readonly overdue: number
}

/** With how many of them are due in what is left of the week. */
export interface WeekCount extends Count {
  readonly thisWeek: number
}

/** How many there are of each definition that is asked for. */
async function countsOf(asking: Asking, asked: Asked): Promise<{ duty: Duty; count: WeekCount }[]> {
  const times = await timesOf(asking)
  return Promise.all(
    dutiesOf(asking, asked).map(async (duty) => {
      const first = await beginningOf(asking, duty, asked, times)
      const due = (when: DutyWhen) => first.filter((one) => one.when === when).length
      if (first.length < ahead)
        return { duty, count: { open: first.length, overdue: due('LATE'), thisWeek: due('THIS_WEEK') } }
      const where = (part: Asked) => whereOf(asking, duty, { ...asked, ...part }, times)
      const count = (clause: object) => anyTable(asking.db, duty.model).count({ where: clause })
      const overdue = asked.overdue === false ? 0 : await count(where({ overdue: true }))
      const later = firstAfter(duty.clock, duty.kind, times.order.weekEnds, times)
      const thisWeek = asked.overdue
        ? 0
        : await count({ AND: [where({ overdue: false }), columnAt(columnOf(duty.clock), { lt: later })] })
      return { duty, count: { open: await count(where({})), overdue, thisWeek } }
    }),
  )
}

const sum = (counts: readonly WeekCount[]): WeekCount => {
  const total = (of: keyof WeekCount) => counts.reduce((all, one) => all + one[of], 0)
  return { open: total('open'), overdue: total('overdue'), thisWeek: total('thisWeek') }
}

/** How many duties there are, and how many of them are overdue or due this week. */
export const countDuties = async (asking: Asking, asked: Asked = {}): Promise<WeekCount> =>
  sum((await countsOf(asking, asked)).map(({ count }) => count))

/** The same for each kind of which there are any, the largest first. */
export async function countByKind(asking: Asking, asked: Asked): Promise<({ kind: DutyKind } & WeekCount)[]> {
  const counts = Map.groupBy(await countsOf(asking, asked), ({ duty }) => duty.kind)
  return [...counts]
    .map(([kind, some]) => ({ kind, ...sum(some.map(({ count }) => count)) }))
    .filter(({ open }) => open)
    .sort((one, other) => other.open - one.open || (one.kind < other.kind ? -1 : 1))
}

export interface PersonCount extends Count {
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
      counts.set(
        id,
        overdue ? { ...before, overdue: before.overdue + count } : { ...before, open: before.open + count },
      )
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
