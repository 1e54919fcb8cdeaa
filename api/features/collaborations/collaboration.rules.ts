/** What an input about collaborations must hold. */
import { array, boolean, object, string } from 'yup'
import { field, money } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { calendarDay, enumOf, nodeId, nodeIds, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/collaborations/rules.js'

const statuses = ['PROPOSED', 'AGREEMENT', 'RUNNING', 'COMPLETED', 'STOPPED'] as const
const agreements = ['NONE', 'NDA', 'TERM_SHEET', 'CONTRACT'] as const
const levels = ['LOW', 'MEDIUM', 'HIGH'] as const

const id = nodeId('Collaboration')
const part = (what: string) =>
  wholeNumber()
    .required()
    .meta({ description: `The number of the ${what}.` })

/** A day that must be given; an empty field of a form is one that is missing. */
const dayOf = (label: string, missing: () => string) =>
  calendarDay()
    .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
    .typeError(texts.mustBeDate)
    .required(missing)
    .meta({ label })

export const renameCollaborationRules = object({
  id,
  title: text(300).required(texts.titleIsRequired).meta({ label: texts.title() }),
})

export const moveCollaborationRules = object({
  id,
  status: enumOf(['AGREEMENT', 'RUNNING'], 'CollaborationStatus')
    .required(texts.chooseWhereItStands)
    .meta({ description: 'AGREEMENT once the two sides talk about terms, RUNNING once the work begins.' }),
})

export const closeCollaborationRules = object({
  id,
  status: enumOf(['COMPLETED', 'STOPPED'], 'CollaborationStatus')
    .required(texts.sayHowItEnded)
    .meta({ label: texts.howItEnded(), description: 'COMPLETED or STOPPED.' }),
  outcome: text(5_000)
    .required(texts.writeWhatCameOfIt)
    .meta({ label: texts.outcome(), description: 'What came of it, or why it was stopped; both sides read it.' }),
})

const agreementKind = enumOf(['NDA', 'TERM_SHEET', 'CONTRACT'], 'AgreementState')
  .required(texts.chooseWhatWasAgreed)
  .meta({ label: texts.whatWasAgreed(), description: 'NDA, TERM_SHEET or CONTRACT.' })

export const setAgreementRules = editRules(
  object({ id, kind: agreementKind }),
  object({
    agreedOn: dayOf(texts.agreedOn(), texts.giveDay),
    endsOn: calendarDay()
      .transform((value: unknown, original: unknown) => (original === '' || original === null ? null : value))
      .typeError(texts.mustBeDate)
      .nullable()
      .test(
        'order',
        texts.itCannotEndBeforeItWas,
        (endsOn, { parent }: { parent: { agreedOn?: Date } }) =>
          !endsOn || !parent.agreedOn || endsOn >= parent.agreedOn,
      )
      .meta({ label: texts.endsOn(), description: 'The last day on which it holds, if it ends.' }),
  }),
)

export const removeAgreementRules = object({ id, kind: agreementKind })

export const setMilestoneRules = editRules(
  object({ id, milestone: wholeNumber().nullable().meta({ description: 'Which to change; a new one without it.' }) }),
  object({
    title: text(300).required(texts.nameMilestone).meta({ label: texts.milestone() }),
    deliverables: field(texts.deliverables(), 5_000),
    dueDate: dayOf(texts.dueOn(), texts.giveDay),
    payment: money(texts.payment()),
  }),
)

export const completeMilestoneRules = object({
  id,
  milestone: part('milestone'),
  done: boolean().required(texts.sayWhetherItIsDone),
})

export const removeMilestoneRules = object({ id, milestone: part('milestone') })

export const setRiskRules = editRules(
  object({ id, risk: wholeNumber().nullable().meta({ description: 'Which to change; a new one without it.' }) }),
  object({
    text: text(2_000).required(texts.writeWhatCouldHappen).meta({ label: texts.risk() }),
    level: enumOf(levels, 'RiskLevel').required(texts.sayHowGraveItIs).meta({ label: texts.level() }),
    mitigation: field(
      texts.whatIsDoneAboutIt(),
      2_000,
      'What is done so that it does not happen, or does little harm.',
    ),
  }),
)

export const closeRiskRules = object({
  id,
  risk: part('risk'),
  closed: boolean().required(texts.sayWhetherItIsOver),
})

export const addPartnersRules = object({
  id,
  userIds: nodeIds('User').meta({ label: texts.people(), description: 'Researchers, or people of the company.' }),
})

export const removePartnerRules = object({ id, userId: nodeId('User', texts.choosePerson) })

const messageText = text(5_000)
  .required(texts.writeMessage)
  .meta({ label: texts.message(), description: 'The text, in Markdown.' })

export const createCollaborationMessageRules = object({ id, text: messageText })
export const updateCollaborationMessageRules = object({ id: nodeId('CollaborationMessage'), text: messageText })
export const deleteCollaborationMessageRules = object({ id: nodeId('CollaborationMessage') })

export const collaborationFilterRules = object({
  search: string()
    .max(200, texts.atMost200Characters)
    .nullable()
    .meta({ description: 'Any part of a word of its title, of a partner’s name, or of the challenge.' }),
  status: array(enumOf(statuses, 'CollaborationStatus').defined()).nullable(),
  agreement: array(enumOf(agreements, 'AgreementState').defined()).nullable(),
  overdue: boolean().nullable().meta({ description: 'With a milestone that is overdue, or with none.' }),
  mine: boolean().nullable().meta({ description: 'Of which the viewer is a partner, or not.' }),
})
