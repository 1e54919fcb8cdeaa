/** What inputs about interests must hold (docs/spec/investors.md#interests). */
import { array, boolean, object } from 'yup'
import { day, givenWith, notBelow } from '#api/fieldRules.ts'
import { ladder } from '#api/investing/interestLadder.rules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { amount, enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/interests/rules.js'

export const interestKinds = ['INVESTMENT', 'INDUSTRY'] as const

const id = nodeId('InvestmentInterest', texts.notFound)
const status = enumOf([...ladder, 'PASSED', 'WITHDRAWN'], 'InterestStatus')

const end = (label: string, description: string) =>
  amount().min(1, texts.amountAboveZero).optional().nullable().meta({ label, description })

/** For investors alone. */
const terms = {
  amountFrom: end(texts.amountFrom(), 'The least that the investor thinks of, AED; both ends or none.').test(
    givenWith('amountUntil', texts.giveBothEnds),
  ),
  amountUntil: end(texts.amountUntil(), 'The most that the investor thinks of, AED.')
    .test(givenWith('amountFrom', texts.giveBothEnds))
    .test(notBelow('amountFrom', texts.amountOrder)),
  amountOpen: boolean().meta({
    label: texts.amountOpen(),
    description: 'Whether the university sees the amounts instead of a band.',
  }),
}

export const createInterestRules = object({
  projectId: nodeId('Project', texts.projectNotFound),
  message: text(2_000).meta({ label: texts.message(), description: 'What the person says to the university.' }),
  ...terms,
})

export const updateInterestRules = object({ id, ...terms })

export const withdrawInterestRules = object({
  id,
  reason: text(1_000).meta({ label: texts.withdrawReason(), description: 'The university reads it.' }),
})

export const passInterestRules = object({
  id,
  reason: text(1_000).meta({
    label: texts.passReason(),
    description: 'For the side that passes alone; the other side never reads it.',
  }),
})

export const moveInterestRules = object({
  id,
  status: enumOf(['ACKNOWLEDGED', 'MEETING_SCHEDULED', 'IN_DISCUSSION', 'TERM_SHEET'], 'InterestStatus')
    .required(texts.chooseStage)
    .meta({ label: texts.stage() }),
})

export const assignInterestRules = object({
  id,
  contactId: nodeId('User', texts.choosePerson)
    .optional()
    .nullable()
    .meta({ label: texts.contact(), description: 'Who of the team looks after it; null for nobody.' }),
})

export const setInterestNextStepRules = editRules(
  object({ id }),
  object({
    nextStep: text(300).meta({
      label: texts.nextStep(),
      description: 'What the team does next; the investor reads it. Empty when nothing is planned.',
    }),
    nextStepOn: day(texts.nextStepOn())
      .optional()
      .nullable()
      .when('nextStep', ([given], rule) => (given ? rule.required(texts.giveDay) : rule))
      .meta({
        label: texts.nextStepOn(),
        description: 'The day by which the team does it; required with a next step.',
      }),
  }),
)

export const setInterestLeadRules = object({
  id,
  invited: boolean().required().meta({ description: 'Whether the lead of the project takes part.' }),
})

export const askInterestQuestionRules = object({
  id,
  text: text(2_000).required(texts.giveQuestion).meta({ label: texts.question() }),
})

export const answerInterestQuestionRules = object({
  id: nodeId('InterestQuestion', texts.questionNotFound),
  answer: text(5_000).required(texts.giveAnswer).meta({ label: texts.answer() }),
})

export const addInterestTaskRules = object({
  id,
  text: text(300).required(texts.giveTask).meta({ label: texts.task() }),
  side: enumOf(['INVESTOR', 'UNIVERSITY'], 'InterestSide').required(texts.chooseSide).meta({ label: texts.side() }),
  dueOn: day(texts.dueOn()).nonNullable(texts.giveDay).required(texts.giveDay),
})

const taskId = nodeId('InterestTask', texts.taskNotFound)

export const setInterestTaskRules = object({
  id: taskId,
  done: boolean().required(),
})

export const deleteInterestTaskRules = object({ id: taskId })

export const interestFilterRules = object({
  search: text(200).meta({ description: 'Words of the title; all must be found.' }),
  status: array(status.defined()).nullable().meta({ description: 'In one of these stages.' }),
  kind: enumOf(interestKinds, 'InterestKind').nullable(),
  goingOn: boolean().nullable().meta({ description: 'Only those that go on (true), or only the others (false).' }),
  projectId: nodeId('Project').optional().nullable(),
  investorId: nodeId('User').optional().nullable(),
  contactId: nodeId('User').optional().nullable(),
  mine: boolean().nullable().meta({ description: 'Those that the viewer looks after (true), or the others (false).' }),
  overdue: boolean().nullable().meta({
    description: 'Whether the acknowledgment or the next step is owed since an earlier day.',
  }),
})
