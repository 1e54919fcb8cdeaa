/** Notifications by mail: at once, but not in quiet hours; or once a day. What was read meanwhile is not mailed. */
import { number, object } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { Access } from '../../access.ts'
import type { Db, Tx } from '../../db.ts'
import { countDuties, openDuties } from '../../duties/openDuties.ts'
import { enqueue, job, type Job } from '../../job.ts'
import { mailOf, sendLetter } from '../../letter.ts'
import { sendMail } from '../../mail.ts'
import { seal } from '../../sealed.ts'
import { maySignIn, viewerColumns } from '../../viewer.ts'
import { deliveryOf, endOfQuiet, isDigestDue } from './delivery.ts'
import { digestLetter, notificationLetter } from './notification.mails.ts'
import { kinds } from './notificationText.ts'
import { unsubscribeToken } from './unsubscribe.ts'

const reader = {
  ...viewerColumns,
  notificationSchedule: true,
} satisfies Prisma.UserSelect

export const mailNotification: Job = job({
  name: 'mailNotification',
  rules: object({ id: number().integer().required() }),
  retries: 8,
  delay: 30,
  async run(db, { id }) {
    const told = await db.notification.findUnique({ where: { id }, include: { user: { select: reader } } })
    if (!told || !maySignIn(told.user.status)) return
    const { user, kind, entityId } = told
    // An invitation goes to the calendar, whoever has read the bell.
    if (told.readAt && !kinds[kind].calendar) return
    if ((await deliveryOf(db, user.id, kind)).email !== 'INSTANT') return
    const startAfter = endOfQuiet(new Date(), user.notificationSchedule, user.timeZone)
    if (startAfter) return enqueue(db, mailNotification, { id }, { startAfter })
    const calendar = entityId ? await kinds[kind].calendar?.(db, entityId, user.id) : null
    const letter = notificationLetter(user, told, await unsubscribeToken(db, user.id, kind))
    await sendMail(db, { ...mailOf(letter), ...(calendar ? { calendar } : {}) })
  },
})

type Reader = Prisma.UserGetPayload<{ select: typeof reader }>

export const sendDigests = job({
  name: 'sendDigests',
  rules: object(),
  retries: 2,
  every: 'hour',
  async run(db) {
    const now = new Date()
    const people = await db.user.findMany({ where: { notifications: { some: { inDigest: true } } }, select: reader })
    for (const person of people)
      if (isDigestDue(now, person.notificationSchedule, person.timeZone)) await sendDigest(db, person, now)
  },
})

/** The most duties that a mail names. */
const mostDuties = 5

/** What the person owes, as the person's dashboard would tell it. */
async function waitingFor(tx: Tx, viewer: Reader) {
  const asking = { db: tx, viewer, access: new Access(viewer, tx) }
  return { ...(await countDuties(asking)), oldest: await openDuties(asking, {}, mostDuties) }
}

/** Takes what waits and writes the letter, in one transaction: nothing is told twice, and nothing is left out. */
async function sendDigest(db: Db, person: Reader, now: Date) {
  await db.$transaction(async (tx) => {
    const waiting = { userId: person.id, inDigest: true }
    const told = await tx.notification.findMany({ where: waiting, orderBy: { id: 'asc' } })
    await tx.notification.updateMany({
      where: { id: { in: told.map(({ id }) => id) } },
      data: { inDigest: false },
    })
    const unread = told.filter(({ readAt }) => !readAt)
    if (!unread.length || !maySignIn(person.status)) return
    await tx.notificationSchedule.upsert({
      where: { userId: person.id },
      create: { userId: person.id, lastDigest: now },
      update: { lastDigest: now },
    })
    const token = await unsubscribeToken(tx, person.id, 'DIGEST')
    await enqueue(tx, sendLetter, digestLetter(person, unread, await waitingFor(tx, person), seal('mail link', token)))
  })
}
