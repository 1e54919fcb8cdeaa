/** When access is reviewed: administrators make, change and delete schedules, and start a review before its day. */
import * as texts from '#texts/accessReviews/errors.js'
import { action, changesOf } from '../../action.ts'
import { universityDay } from '../../days.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import {
  createAccessReviewScheduleRules,
  deleteAccessReviewScheduleRules,
  startAccessReviewRules,
  updateAccessReviewScheduleRules,
} from './accessReview.rules.ts'
import { openReview } from './openReview.ts'

const requires = 'ACCESS_REVIEW_SCHEDULE'

const needFuture = (nextOn: Date) => {
  if (nextOn < universityDay()) throw invalid({ nextOn: texts.pastDay() })
}

export const createAccessReviewSchedule = action({
  name: 'createAccessReviewSchedule',
  requires,
  rules: createAccessReviewScheduleRules,
  description: 'Has access reviewed again and again: a review opens by itself on its day.',
  async run({ tx, audit }, input) {
    needFuture(input.nextOn)
    const { id } = await tx.accessReviewSchedule.create({ data: input })
    await audit('AccessReviewSchedule', id, { name: [null, input.name], everyMonths: [null, input.everyMonths] })
    return { scheduleId: id }
  },
})

export const updateAccessReviewSchedule = editing({
  name: 'updateAccessReviewSchedule',
  requires,
  rules: updateAccessReviewScheduleRules,
  description: 'Changes when and for whom access is reviewed, or stops it; reviews that are open stay.',
  held: ({ access }, { id }) => access.hold(requires, id),
  async run({ tx, audit }, input, before, { id }) {
    if (input.nextOn && input.nextOn.getTime() !== before.nextOn.getTime()) needFuture(input.nextOn)
    await tx.accessReviewSchedule.update({ where: { id }, data: input })
    await audit('AccessReviewSchedule', id, changesOf<object>(before, input))
    return { scheduleId: id }
  },
})

export const deleteAccessReviewSchedule = action({
  name: 'deleteAccessReviewSchedule',
  requires,
  rules: deleteAccessReviewScheduleRules,
  description: 'Deletes a schedule; its reviews stay.',
  async run({ tx, access, audit }, { id }) {
    const { name } = await access.find(requires, id)
    await tx.accessReviewSchedule.delete({ where: { id } })
    await audit('AccessReviewSchedule', id, { name: [name, null] })
    return { deletedId: id }
  },
})

export const startAccessReview = action({
  name: 'startAccessReview',
  requires,
  rules: startAccessReviewRules,
  description: 'Opens a review of a schedule now; its next day stays. Of a schedule one review is open at most.',
  async run(work, { id }) {
    const { tx, access, audit } = work
    const schedule = await access.hold(requires, id)
    if (await tx.accessReview.count({ where: { scheduleId: id, status: 'OPEN' } })) throw conflict(texts.openAlready())
    const review = await openReview(work, schedule)
    if (!review) throw conflict(texts.nothingToReview())
    await audit('AccessReview', review.id, { name: [null, schedule.name] })
    return { reviewId: review.id }
  },
})
