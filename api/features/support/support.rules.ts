/** What inputs about support requests must hold (docs/spec/university.md#support-desk). */
import { array, boolean, object } from 'yup'
import { day, field } from '#api/fieldRules.ts'
import { enumOf, nodeId, nodeIds, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/support/rules.js'

export const supportStatuses = [
  'DRAFT',
  'SUBMITTED',
  'TRIAGED',
  'IN_PROGRESS',
  'WAITING_FOR_RESEARCHER',
  'RESOLVED',
  'CLOSED',
] as const
export const supportUrgencies = ['LOW', 'NORMAL', 'HIGH'] as const

const id = nodeId('SupportRequest', texts.requestNotFound)
const message = (label: string, description: string) => text(5_000).meta({ label, description })
const urgency = enumOf(supportUrgencies, 'SupportUrgency')
const status = enumOf(supportStatuses, 'SupportStatus')

/** The most fields that a category has. */
export const mostFields = 20

/** The longest description of a request. */
export const longestDescription = 10_000

const title = text(200).required(texts.giveTitle).meta({ label: texts.title() })
const details = {
  subtype: field(texts.subtype(), 100, 'What kind of help within the category.'),
  description: text(longestDescription).meta({
    label: texts.description(),
    description: 'What is needed, in Markdown. A draft may leave it out.',
  }),
  projectId: nodeId('Project', texts.projectNotFound)
    .optional()
    .nullable()
    .meta({ label: texts.project(), description: 'The project that it is about; one that the viewer works on.' }),
  neededBy: day(texts.neededBy(), 'The day by which the researcher needs it.'),
  urgency: urgency.meta({ label: texts.urgency() }),
  answers: array(
    object({
      field: wholeNumber().required().meta({ description: 'The number of the field.' }),
      value: text(5_000)
        .defined()
        .meta({ description: 'The answer: a number, a day as 2026-12-31, a choice, yes or no.' }),
    })
      .defined()
      .meta({ input: 'SupportAnswerInput', description: 'An answer in a field that the category asks for.' }),
  )
    .max(mostFields, texts.most20Fields)
    .meta({
      label: texts.answers(),
      description: 'What the fields of the category ask for; an empty value takes an answer away.',
    }),
}
const categoryId = nodeId('SupportCategory', texts.chooseCategory).meta({ label: texts.category() })

export const createSupportRequestRules = object({
  categoryId,
  title,
  ...details,
  draft: boolean().meta({ description: 'Keeps it as a draft, which only the viewer sees, instead of sending it.' }),
})

/** Fields that are not given stay as they are. */
export const updateSupportRequestRules = object({
  id,
  categoryId: categoryId.optional(),
  title: title.optional(),
  ...details,
})

export const submitSupportRequestRules = object({ id })
export const deleteSupportRequestRules = object({ id })
export const startSupportRequestRules = object({ id })
export const closeSupportRequestRules = object({ id })

export const reopenSupportRequestRules = object({
  id,
  reason: message(texts.reopenReason(), 'What is still open; it is written into the conversation.').required(
    texts.giveReopenReason,
  ),
})

export const rateSupportRequestRules = object({
  id,
  rating: wholeNumber().min(1, texts.ratings).max(5, texts.ratings).required(texts.chooseRating).meta({
    label: texts.rating(),
    description: 'How satisfied the researcher is: 1 is very unsatisfied, 5 very satisfied.',
  }),
  comment: text(2_000).meta({ label: texts.ratingComment() }),
})

export const assignSupportRequestsRules = object({
  ids: nodeIds('SupportRequest'),
  assigneeId: nodeId('User', texts.choosePerson)
    .optional()
    .nullable()
    .meta({ label: texts.assignee(), description: 'Who of the team works on them; null for nobody.' }),
})

export const askSupportRequesterRules = object({
  id,
  question: message(texts.question(), 'What the researcher is asked; it is written into the conversation.').required(
    texts.giveQuestion,
  ),
})

export const resolveSupportRequestRules = object({
  id,
  answer: message(texts.answer(), 'The answer; it is written into the conversation.').required(texts.giveAnswer),
})

export const supportRequestFilterRules = object({
  search: text(200).meta({ description: 'Words of the title, topic or description; all must be found.' }),
  status: array(status.defined()).nullable().meta({ description: 'In one of these states.' }),
  urgency: array(urgency.defined()).nullable().meta({ description: 'As urgent as one of these.' }),
  categoryId: array(nodeId('SupportCategory').defined())
    .max(100, texts.most100)
    .nullable()
    .meta({ description: 'In one of these categories.' }),
  assigneeId: nodeId('User').optional().nullable().meta({ description: 'Assigned to this person.' }),
  requesterId: nodeId('User').optional().nullable().meta({ description: 'Sent by this person.' }),
  assigned: boolean()
    .nullable()
    .meta({ description: 'Only those that are assigned to someone (true), or only the others (false).' }),
  mine: boolean()
    .nullable()
    .meta({ description: 'Only those that are assigned to the viewer (true), or only others (false).' }),
  myCategories: boolean().nullable().meta({ description: 'Only those in categories for which the viewer is named.' }),
  submittedFrom: day(texts.submittedFrom(), 'Submitted on this day or later.'),
  agreement: boolean()
    .nullable()
    .meta({ description: 'Only those for an agreement or about a patent (true), or only the others (false).' }),
  overdue: boolean()
    .nullable()
    .meta({ description: 'Only those whose answer is overdue (true), or only the others (false).' }),
  dueToday: boolean()
    .nullable()
    .meta({ description: 'Only those whose answer is due today (true), or only the others (false).' }),
})

export const mergeSupportRequestsRules = object({
  id,
  intoId: nodeId('SupportRequest', texts.chooseRequest).meta({
    label: texts.mergeInto(),
    description: 'The request of the same researcher that goes on.',
  }),
})

const step = wholeNumber().meta({ label: texts.step(), description: 'The number of the step.' })

export const setSupportStepRules = object({
  id,
  step: step.nullable().meta({ label: texts.step(), description: 'The number of the step; null for a new one.' }),
  text: text(200).meta({ label: texts.step(), description: 'What is to be done; a step that is there keeps its own.' }),
  done: boolean().meta({ description: 'Ticks the step (true), or opens it again.' }),
})

export const removeSupportStepRules = object({ id, step: step.required() })
