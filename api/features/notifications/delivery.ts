/** How a kind reaches a person: on the bell, by mail at once, in the daily digest; and when mail has to wait. */
import type { EmailDelivery, NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Db, Tx } from '../../db.ts'
import { kinds } from './notificationText.ts'
import { isQuiet, type Hours } from './quietHours.rules.ts'

export interface Delivery {
  bell: boolean
  email: EmailDelivery
}

/** What the code says of those who have not chosen. */
export const usual = (kind: NotificationKind): Delivery => ({ bell: true, email: kinds[kind].mail ?? 'OFF' })

const shown = { kind: true, bell: true, email: true } as const

/** What holds for those who have not chosen: what administrators decided, or the code says. */
export async function defaultsOf(tx: Db | Tx): Promise<(kind: NotificationKind) => Delivery> {
  const decided = new Map((await tx.notificationDefault.findMany({ select: shown })).map((one) => [one.kind, one]))
  return (kind) => decided.get(kind) ?? usual(kind)
}

/** How a kind reaches the person. What must be told is always on the bell; its letter goes out by itself. */
export async function deliveryOf(tx: Tx, userId: number, kind: NotificationKind): Promise<Delivery> {
  if (kinds[kind].always) return { bell: true, email: 'OFF' }
  const select = { bell: true, email: true }
  return (
    (await tx.notificationPreference.findUnique({ where: { userId_kind: { userId, kind } }, select })) ??
    (await tx.notificationDefault.findUnique({ where: { kind }, select })) ??
    usual(kind)
  )
}

/** The same of every kind that can be chosen. */
export async function deliveriesOf(tx: Tx, userId: number): Promise<(Delivery & { kind: NotificationKind })[]> {
  const chosen = await tx.notificationPreference.findMany({ where: { userId }, select: shown })
  const defaults = await defaultsOf(tx)
  return (Object.keys(kinds) as NotificationKind[])
    .filter((kind) => !kinds[kind].always)
    .map((kind) => ({ kind, ...defaults(kind), ...chosen.find((preference) => preference.kind === kind) }))
}

/** The day, hour and minute that a clock shows in a zone. */
export function clockIn(timeZone: string, at: Date) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)!.value
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  }
}

/** When the quiet hours in which a moment lies are over; null when it lies in none. */
export function endOfQuiet(at: Date, hours: Hours | null, timeZone: string): Date | null {
  if (!hours) return null
  const { hour, minute } = clockIn(timeZone, at)
  if (!isQuiet(hour, hours)) return null
  const wait = (((hours.quietUntil! - hour) * 60 - minute + 1440) % 1440) * 60_000
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000 + wait)
}
