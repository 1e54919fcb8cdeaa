/** What inputs about reviews of access must hold (docs/spec/administration.md#access-control). */
import { array, boolean, object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, nodeIds, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/accessReviews/rules.js'

export const reviewScopes = ['ADMINISTRATORS', 'TEAM', 'EXTERNAL', 'GRANTS'] as const
export const reviewDecisions = ['KEEP', 'REMOVE', 'CHANGE'] as const
export const reviewStates = ['OPEN', 'FINISHED'] as const

const schedule = nodeId('AccessReviewSchedule', texts.scheduleNotFound)

const details = {
  name: text(160).required(texts.giveName).meta({ label: texts.name() }),
  scopes: array(enumOf(reviewScopes, 'AccessReviewScope').required())
    .min(1, texts.chooseScope)
    .max(reviewScopes.length)
    .required(texts.chooseScope)
    .meta({ label: texts.scopes() }),
  everyMonths: wholeNumber()
    .min(1, texts.monthsBetween)
    .max(24, texts.monthsBetween)
    .required(texts.monthsBetween)
    .meta({ label: texts.everyMonths(), description: 'Months from one review to the next, 1 to 24.' }),
  answerDays: wholeNumber()
    .min(1, texts.daysBetween)
    .max(90, texts.daysBetween)
    .required(texts.daysBetween)
    .meta({ label: texts.answerDays(), description: 'Days until an open review is due, 1 to 90.' }),
  nextOn: day(texts.nextOn(), 'The day on which the next review opens.')
    .nonNullable(texts.giveDay)
    .required(texts.giveDay),
}

export const createAccessReviewScheduleRules = object(details)

export const updateAccessReviewScheduleRules = editRules(
  object({ id: schedule }),
  createAccessReviewScheduleRules.shape({
    active: boolean().required().meta({ label: texts.active(), description: 'Whether reviews open by themselves.' }),
  }),
)

export const deleteAccessReviewScheduleRules = object({ id: schedule })

export const startAccessReviewRules = object({ id: schedule })

export const decideAccessReviewRules = object({
  ids: nodeIds('AccessReviewItem').meta({ description: 'Items of one review; all are decided or none.' }),
  decision: enumOf(reviewDecisions, 'AccessReviewDecision')
    .required(texts.chooseDecision)
    .meta({ label: texts.decision() }),
  role: enumOf(allRoles, 'Role')
    .nullable()
    .meta({ label: texts.role(), description: 'The new role, where the role of an account is changed.' }),
  expiresOn: day(texts.expiresOn(), 'The new last day, where access to one record is changed.'),
  reason: text(1_000)
    .when('decision', ([decision], schema) => (decision === 'KEEP' ? schema : schema.required(texts.giveReason)))
    .meta({
      label: texts.reason(),
      description: 'Why access is removed or changed; the person reads it where the person is notified.',
    }),
})

export const accessReviewFilterRules = object({
  status: enumOf(reviewStates, 'AccessReviewStatus').nullable(),
})

export const itemStates = ['OPEN', ...reviewDecisions] as const

export const accessReviewItemFilterRules = object({
  reviewId: nodeId('AccessReview').optional().nullable(),
  state: enumOf(itemStates, 'AccessReviewItemState')
    .nullable()
    .meta({ description: 'With this decision, or without one yet.' }),
  scope: enumOf(reviewScopes, 'AccessReviewScope').nullable(),
})
