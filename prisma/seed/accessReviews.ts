/** Writes reviews of access: a schedule with an open review, and three that are finished. */
import type { Tx } from '../../api/db.ts'
import { itemsOf } from '../../api/features/accessReviews/scopes.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

export async function seedAccessReviews(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  const decidedById = persons.get('admin')!
  const team = await tx.accessReviewSchedule.create({
    data: {
      name: 'Team and administrators',
      scopes: ['ADMINISTRATORS', 'TEAM'],
      everyMonths: 3,
      answerDays: 14,
      nextOn: calendar.date(60),
      createdAt: calendar.ago(300),
    },
  })
  const outside = await tx.accessReviewSchedule.create({
    data: {
      name: 'Access of external people',
      scopes: ['GRANTS'],
      everyMonths: 6,
      answerDays: 21,
      nextOn: calendar.date(120),
      createdAt: calendar.ago(300),
    },
  })
  const reviews = [
    { schedule: team, days: 210 },
    { schedule: team, days: 120 },
    { schedule: outside, days: 64 },
    { schedule: team, days: 5, open: true },
  ]
  for (const { schedule, days, open = false } of reviews) {
    const decidedAt = calendar.ago(days - 4)
    const decided = { decision: 'KEEP' as const, decidedAt, decidedById }
    const items = await itemsOf(tx, schedule.scopes)
    await tx.accessReview.create({
      data: {
        name: schedule.name,
        scheduleId: schedule.id,
        openedAt: calendar.ago(days),
        dueOn: calendar.date(schedule.answerDays - days),
        ...(open ? {} : { status: 'FINISHED' as const, finishedAt: decidedAt }),
        items: { createMany: { data: items.map((item) => ({ ...item, ...(open ? {} : decided) })) } },
      },
    })
  }
}
