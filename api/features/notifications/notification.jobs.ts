/** Notifications by mail: at once, but not in quiet hours; or once a day. What was read meanwhile is not mailed. */
import { number, object } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Db } from '../../db.ts'
import { enqueue, job, type Job } from '../../job.ts'
import { post, postAs } from '../../letters/post.ts'
import { maySignIn, viewerColumns } from '../../viewer.ts'
import { deliveryOf, endOfQuiet } from './delivery.ts'
import { digestSlot, digestTimes } from './digestTimes.ts'
import { digestLetter } from './notification.mails.ts'
import { kinds, titleOf } from './notificationText.ts'

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
    const { user, kind } = told
    // An invitation goes to the calendar, even when the notification was read, or put off by who has seen it.
    if ((told.readAt || told.snoozedUntil) && !kinds[kind].calendar) return
    if ((await deliveryOf(db, user.id, kind)).email !== 'INSTANT') return
    const startAfter = endOfQuiet(new Date(), user.notificationSchedule, user.timeZone)
    if (startAfter) return enqueue(db, mailNotification, { id }, { startAfter })
    await db.$transaction((tx) =>
      postAs(tx, kind, { to: user, subject: titleOf(kind, told.data), data: {}, notificationId: id }),
    )
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
    const times = await digestTimes(db)
    const waiting = await db.notification.groupBy({
      by: ['userId'],
      where: { inDigest: true },
      _min: { createdAt: true },
    })
    const oldest = new Map(waiting.map(({ userId, _min }) => [userId, _min.createdAt!]))
    const people = await db.user.findMany({ where: { id: { in: [...oldest.keys()] } }, select: reader })
    for (const person of people) {
      const slot = digestSlot(now, person, times, oldest.get(person.id)!)
      if (slot) await sendDigest(db, person, slot)
    }
  },
})

/**
 * Takes what waits and asks for the letter, in one transaction: no notification is mailed twice, and none is left out. Of two
 * processes that do so at once, the second finds nothing.
 */
async function sendDigest(db: Db, person: Reader, slot: Date) {
  await db.$transaction(async (tx) => {
    const told = await tx.notification.updateManyAndReturn({
      where: { userId: person.id, inDigest: true },
      data: { inDigest: false },
    })
    const ids = told.filter(({ readAt }) => !readAt).map(({ id }) => id)
    if (!ids.length || !maySignIn(person.status)) return
    await tx.notificationSchedule.upsert({
      where: { userId: person.id },
      create: { userId: person.id, lastDigest: slot },
      update: { lastDigest: slot },
    })
    await post(tx, digestLetter, person, { ids: ids.join(','), count: ids.length })
  })
}
