/** The token in a mail that ends such mails without signing in: whose and which, signed with a key of the person's own. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Tx } from '../../db.ts'
import { open, seal } from '../../sealed.ts'
import { kinds } from './notificationText.ts'

/** A kind, or all that comes in the digest. */
export type Mailing = NotificationKind | 'DIGEST'

const signature = (key: string, userId: number, mailing: Mailing) =>
  createHmac('sha256', open('unsubscribe', key)).update(`${userId}.${mailing}`).digest('base64url')

export async function unsubscribeToken(tx: Tx, userId: number, mailing: Mailing): Promise<string> {
  const schedule = await tx.notificationSchedule.findUnique({ where: { userId } })
  const key = schedule?.unsubscribeKey ?? (await makeKey(tx, userId))
  return `${userId}.${mailing}.${signature(key, userId, mailing)}`
}

/** Makes a person's key, unless another mail has just made it. */
async function makeKey(tx: Tx, userId: number): Promise<string> {
  const data = { unsubscribeKey: seal('unsubscribe', randomUUID()) }
  await tx.notificationSchedule.createMany({ data: [{ userId, ...data }], skipDuplicates: true })
  await tx.notificationSchedule.updateMany({ where: { userId, unsubscribeKey: null }, data })
  const { unsubscribeKey } = await tx.notificationSchedule.findUniqueOrThrow({ where: { userId } })
  return unsubscribeKey!
}

/** Whose mails and which ones a token ends; null when it is not one of ours. */
export async function readUnsubscribeToken(tx: Tx, token: string) {
  const [id, mailing, signed] = token.split('.')
  if (!/^\d{1,9}$/.test(id ?? '') || !isMailing(mailing) || !signed) return null
  const userId = Number(id)
  const schedule = await tx.notificationSchedule.findUnique({ where: { userId } })
  if (!schedule?.unsubscribeKey) return null
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(schedule.unsubscribeKey, userId, mailing))]
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, mailing } : null
}

const isMailing = (name: string | undefined): name is Mailing =>
  name === 'DIGEST' || (name !== undefined && Object.hasOwn(kinds, name))
