/** At the same moment: one review of a schedule opens, one decision about an item stands, and the last two finish the review. */
import { beforeEach, expect, test } from 'vitest'
import { universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import { openDueReviews } from './accessReview.jobs.ts'
import { remindOfOverdueReviews } from './overdueReview.jobs.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const second = await person(db, 'ADMIN')
const expert = await person(db, 'EXPERT')
await person(db, 'EXPERT')
const schedule = await db.accessReviewSchedule.create({
  data: { name: 'Yearly', scopes: ['EXTERNAL'], everyMonths: 12, answerDays: 14, nextOn: universityDay() },
})

beforeEach(async () => {
  await db.accessReview.deleteMany({})
  await db.accessReviewSchedule.update({ where: { id: schedule.id }, data: { nextOn: universityDay() } })
  await db.user.update({ where: { id: expert.id }, data: { status: 'ACTIVE' } })
})

const input = { id: idOf('AccessReviewSchedule', schedule.id) }
const decide = (id: number, decision: string, as = admin) =>
  perform(
    db,
    'decideAccessReview',
    { ids: [idOf('AccessReviewItem', id)], decision, reason: 'Why' },
    { as, give: 'review { status }' },
  )

test('opened by two servers and two administrators at once, one review is open', async () => {
  await Promise.allSettled([
    openDueReviews(db, new Date()),
    openDueReviews(db, new Date()),
    perform(db, 'startAccessReview', input, { as: admin }),
    perform(db, 'startAccessReview', input, { as: second }),
  ])
  expect(await db.accessReview.count({ where: { scheduleId: schedule.id } })).toBe(1)
})

test('decided by two at once, one decision stands and has its effect', async () => {
  await openDueReviews(db, new Date())
  const item = await db.accessReviewItem.findFirstOrThrow({ where: { userId: expert.id } })
  const settled = await atOnce(db, 'AccessReview', item.reviewId, [
    () => decide(item.id, 'KEEP'),
    () => decide(item.id, 'REMOVE', second),
  ])
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.codes] : []))
  expect(answers.toSorted((a, b) => a.length - b.length)).toEqual([[], ['CONFLICT']])
  const { decision } = await db.accessReviewItem.findUniqueOrThrow({ where: { id: item.id } })
  const { status } = await db.user.findUniqueOrThrow({ where: { id: expert.id } })
  expect(status).toBe(decision === 'KEEP' ? 'ACTIVE' : 'SUSPENDED')
})

test('the last two decisions at once finish the review', async () => {
  await openDueReviews(db, new Date())
  const [one, other] = await db.accessReviewItem.findMany({ orderBy: { id: 'asc' } })
  await atOnce(db, 'AccessReview', one!.reviewId, [
    () => decide(one!.id, 'KEEP'),
    () => decide(other!.id, 'KEEP', second),
  ])
  expect(await db.accessReview.findFirstOrThrow({})).toMatchObject({ status: 'FINISHED' })
})

test('reminded of by two servers at once, an overdue review notifies once', async () => {
  await db.accessReview.create({ data: { name: 'Overdue', dueOn: new Date('2026-01-01') } })
  await Promise.allSettled([1, 2, 3].map(() => remindOfOverdueReviews(db, new Date())))
  expect(await timesTold(db, admin, 'ACCESS_REVIEW_OVERDUE')).toBe(1)
})
