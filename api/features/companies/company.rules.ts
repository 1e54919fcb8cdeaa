/** What an input about companies must hold. */
import { array, boolean, date, object } from 'yup'
import { day, field, money } from '#api/fieldRules.ts'
import { enumOf, httpsAddress, nodeId, text, wholeNumber } from '#api/rules.ts'
import { sectors } from '../challenges/challengeValues.rules.ts'

export const companyStages = ['LEAD', 'ACTIVE', 'DORMANT'] as const

const id = nodeId('Company')
const part = (what: string) =>
  wholeNumber()
    .required()
    .meta({ description: `The number of the ${what}.` })

const name = text(200).required('Please give the name').meta({ label: 'Name' })
const sector = enumOf(sectors, 'Sector')

const profile = {
  sectors: array(sector.defined()).max(10, 'At most 10 sectors').meta({ label: 'Sectors' }),
  website: httpsAddress(500).meta({ label: 'Website' }),
  city: field('City', 100),
  description: field('About the company', 5_000),
}

export const updateCompanyRules = object({ id, name: name.optional(), ...profile })

/** Somebody, or nobody. */
const person = (label: string, description: string) =>
  nodeId('User', 'Please choose a person').optional().nullable().meta({ label, description })
const stage = enumOf(companyStages, 'CompanyStage')

/** Also what the form of a company's profile holds. */
export const createCompanyRules = object({ name, ...profile })

export const setCompanyRelationRules = object({
  id,
  stage: stage.required('Please choose a stage').meta({ label: 'Stage' }),
  ownerId: person('Account owner', 'Who of the university keeps the contact; nobody when nothing is given.'),
  expectedValue: money('Expected value'),
})

export const deleteCompanyRules = object({ id })

export const mergeCompaniesRules = object({
  id,
  intoId: nodeId('Company', 'Please choose the company that stays').meta({
    label: 'Company that stays',
    description: 'The company of which the other is another spelling; it takes over everything.',
  }),
})

const noteText = text(5_000)
  .required('Please write a note')
  .meta({ label: 'Note', description: 'The text, in Markdown.' })
const contactOn = day('Contact on')

export const createCompanyNoteRules = object({ id, text: noteText, contactOn })
export const updateCompanyNoteRules = object({ id: nodeId('CompanyNote'), text: noteText, contactOn })
export const deleteCompanyNoteRules = object({ id: nodeId('CompanyNote') })

export const setCompanyTaskRules = object({
  id,
  task: wholeNumber().nullable().meta({ description: 'Which to change; a new one without it.' }),
  text: text(500).required('Please say what is to be done').meta({ label: 'Task' }),
  dueOn: date().typeError('Must be a date').required('Please give the day').meta({ label: 'Due on' }),
  assigneeId: person('For', 'Who of the university does it; nobody yet when nothing is given.'),
})

export const completeCompanyTaskRules = object({
  id,
  task: part('task'),
  done: boolean().required('Please say whether it is done'),
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
