/** Experts in the order of their next free slots (decision 0461). */
import type { Context } from '../../context.ts'
import { dayLength } from '../../days.ts'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { shownColumn, sortedAsShown } from '../../sortedAsShown.ts'
import { firstFreeSlots } from './availability.ts'
import { windowDays } from './sessionTimes.rules.ts'

/** Behind every time, as it is written here. */
const never = '9'.repeat(16)
const farAhead = 1e15

/**
 * What people who meet a clause are sorted by: when their next free slot begins, then their names as the reader is shown them. Who
 * has none within the time of booking stands last from both ends. Slots follow from hours, sessions and connected calendars: no
 * column holds them.
 */
export async function byNextFree(
  ctx: Context,
  where: Prisma.UserWhereInput,
  direction: 'ASC' | 'DESC',
): Promise<ReadonlyMap<number, string>> {
  const name = shownColumn('sortName', ctx)
  const people = await ctx.db.user.findMany({ where, select: { id: true, sortName: true, ...sortedAsShown } })
  const ids = people.map(({ id }) => id)
  const first = await firstFreeSlots(ctx.db, ids, new Date(Date.now() + (windowDays + 1) * dayLength))
  const timeOf = (id: number) => {
    const at = first.get(id)?.getTime()
    if (at === undefined) return never
    return String(direction === 'ASC' ? at : farAhead - at).padStart(never.length, '0')
  }
  return new Map(people.map((one) => [one.id, `${timeOf(one.id)} ${one[name]}`]))
}
