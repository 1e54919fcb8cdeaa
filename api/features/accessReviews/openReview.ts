/** Opens a review of access: what everybody of its scopes has now, for administrators to decide about. */
import type { AccessReview, AccessReviewSchedule } from '../../__generated__/prisma/client.ts'
import { dayLength, isoDay, universityDay } from '../../days.ts'
import { notifyAdministrators } from '../notifications/tellUniversity.ts'
import type { Notifying } from '../notifications/notify.ts'
import { itemsOf } from './scopes.ts'

/** The same day a number of months later, or the last day of a month that is shorter. */
export function monthsLater(day: Date, months: number): Date {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), last)))
}

/** Null when there is nothing to review. The index of the database refuses a second open review of a schedule. */
export async function openReview(
  work: Notifying,
  { id: scheduleId, name, scopes, answerDays }: AccessReviewSchedule,
  now = new Date(),
): Promise<AccessReview | null> {
  const { tx } = work
  const items = await itemsOf(tx, scopes)
  if (!items.length) return null
  const dueOn = new Date(universityDay(now).getTime() + answerDays * dayLength)
  const review = await tx.accessReview.create({
    data: { name, scheduleId, openedAt: now, dueOn, items: { createMany: { data: items } } },
  })
  await notifyAdministrators(work, {
    kind: 'ACCESS_REVIEW_OPENED',
    subject: { entity: 'AccessReview', id: review.id },
    data: { review: name, items: String(items.length), due: isoDay(dueOn) },
  })
  return review
}
