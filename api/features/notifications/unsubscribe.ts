/** The token in a mail that ends such mails without signing in: whose and which, signed with a key of the person's own. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Tx } from '../../db.ts'
import { kinds } from './notificationText.ts'

/** A kind, or all that comes in the digest. */
export type Mailing = NotificationKind | 'DIGEST'

const signature = (key: string, userId: number, mailing: Mailing) =>
  createHmac('sha256', key).update(`${userId}.${mailing}`).digest('base64url')

export async function unsubscribeToken(tx: Tx, userId: number, mailing: Mailing): Promise<string> {
  const { unsubscribeKey } = await tx.notificationSchedule.upsert({
    where: { userId },
    create: { userId },
    update: {},
  })
  return `${userId}.${mailing}.${signature(unsubscribeKey, userId, mailing)}`
}

/** Whose mails and which ones a token ends; null when it is not one of ours. */
export async function readUnsubscribeToken(tx: Tx, token: string) {
  const [id, mailing, signed] = token.split('.')
  if (!/^\d{1,9}$/.test(id ?? '') || !isMailing(mailing) || !signed) return null
  const userId = Number(id)
  const schedule = await tx.notificationSchedule.findUnique({ where: { userId } })
  if (!schedule) return null
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(schedule.unsubscribeKey, userId, mailing))]
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, mailing } : null
}

const isMailing = (name: string | undefined): name is Mailing =>
  name === 'DIGEST' || (name !== undefined && Object.hasOwn(kinds, name))
