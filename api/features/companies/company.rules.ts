/** What an input about companies must hold. */
import { array, boolean, object } from 'yup'
import { day, field, money } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { calendarDay, enumOf, httpsAddress, nodeId, text, wholeNumber } from '#api/rules.ts'
import { sectors } from '../challenges/challengeValues.rules.ts'
import * as texts from '#texts/companies/rules.js'

export const companyStages = ['LEAD', 'ACTIVE', 'DORMANT'] as const

const id = nodeId('Company')
const part = (what: string) =>
  wholeNumber()
    .required()
    .meta({ description: `The number of the ${what}.` })

const name = text(200).required(texts.giveName).meta({ label: texts.name() })
const sector = enumOf(sectors, 'Sector')

const profile = {
  sectors: array(sector.defined()).max(10, texts.atMost10Sectors).meta({ label: texts.sectors() }),
  website: httpsAddress(500).meta({ label: texts.website() }),
  city: field(texts.city(), 100),
  description: field(texts.aboutCompany(), 5_000),
}

/** Somebody, or nobody. */
const person = (label: string, description: string) =>
  nodeId('User', texts.choosePerson).optional().nullable().meta({ label, description })
const stage = enumOf(companyStages, 'CompanyStage')

export const createCompanyRules = object({ name, ...profile })
export const updateCompanyRules = editRules(object({ id }), createCompanyRules)

const relation = object({
  stage: stage.required(texts.chooseStage).meta({ label: texts.stage() }),
  ownerId: person(texts.accountOwner(), 'Who of the university keeps the contact; nobody when nothing is given.'),
  expectedValue: money(texts.expectedValue()),
})
export const setCompanyRelationRules = editRules(object({ id }), relation)

export const deleteCompanyRules = object({ id })

export const mergeCompaniesRules = object({
  id,
  intoId: nodeId('Company', texts.chooseCompanyThatStays).meta({
    label: texts.companyThatStays(),
    description: 'The company of which the other is another spelling; it takes over everything.',
  }),
})

const noteText = text(5_000)
  .required(texts.writeNote)
  .meta({ label: texts.note(), description: 'The text, in Markdown.' })
const contactOn = day(texts.contactOn())

export const createCompanyNoteRules = object({ id, text: noteText, contactOn })
export const updateCompanyNoteRules = object({ id: nodeId('CompanyNote'), text: noteText, contactOn })
export const deleteCompanyNoteRules = object({ id: nodeId('CompanyNote') })

export const setCompanyTaskRules = editRules(
  object({ id, task: wholeNumber().nullable().meta({ description: 'Which to change; a new one without it.' }) }),
  object({
    text: text(500).required(texts.sayWhatIsToBeDone).meta({ label: texts.task() }),
    dueOn: calendarDay().typeError(texts.mustBeDate).required(texts.giveDay).meta({ label: texts.dueOn() }),
    assigneeId: person(texts.for(), 'Who of the university does it; nobody yet when nothing is given.'),
  }),
)

export const completeCompanyTaskRules = object({
  id,
  task: part('task'),
  done: boolean().required(texts.sayWhetherItIsDone),
})

export const removeCompanyTaskRules = object({ id, task: part('task') })

export const companyFilterRules = object({
  search: text(200).nullable().meta({ description: 'Any part of a word of its names, city or description.' }),
  sector: array(sector.defined())
    .nullable()
    .meta({ description: 'In one of these sectors, or asking in one of them.' }),
  stage: array(stage.defined())
    .nullable()
    .meta({ description: 'At one of these stages; the university alone asks it.' }),
  ownerId: nodeId('User')
    .optional()
    .nullable()
    .meta({ description: 'Whose account it is; the university alone asks it.' }),
  overdue: boolean().nullable().meta({ description: 'With a task that is overdue; the university alone asks it.' }),
})
