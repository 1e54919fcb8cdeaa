/** What inputs about patents must hold (docs/spec/university.md#patents). */
import { array, boolean, object, type InferType, type StringSchema } from 'yup'
import { universityDay } from '#api/days.ts'
import { day, field } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { amount, enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/patents/rules.js'
import { fitsKind, keptNumber, numberFault, numberForm, type NumberPart } from './numberForms.rules.ts'
import { officeWords, patentOffices, type PatentOfficeCode } from './offices.rules.ts'

export const patentKinds = ['PROVISIONAL', 'APPLICATION', 'DIVISIONAL', 'CONTINUATION'] as const
export const patentStatuses = [
  'PREPARING',
  'FILED',
  'PUBLISHED',
  'GRANTED',
  'REFUSED',
  'WITHDRAWN',
  'LAPSED',
  'REVOKED',
  'EXPIRED',
] as const
/** How a patent ends. */
export const patentEnds = ['WITHDRAWN', 'LAPSED', 'REFUSED', 'REVOKED', 'EXPIRED'] as const
export const deadlineOutcomes = ['DONE', 'NOT_APPLICABLE'] as const
export const patentCostKinds = [
  'FILING',
  'ATTORNEY',
  'TRANSLATION',
  'EXAMINATION',
  'GRANT',
  'RENEWAL',
  'OTHER',
] as const

const id = nodeId('Patent', texts.notFound)
const hasCome = (value: Date | null | undefined) => value == null || value <= universityDay()
const pastDay = (label: string) => day(label).test('past', texts.dayToCome, hasCome)
const neededDay = (label: string) => pastDay(label).nonNullable(texts.giveDay).required(texts.giveDay)

const number = (label: string) =>
  text(40)
    .transform((value: unknown) => (typeof value === 'string' ? keptNumber(value) : value))
    .meta({ label, description: 'As the office writes it; blanks and commas are left out.' })

/** Why a number is not one of its office; nothing when it is. */
export function numberRefusal(office: PatentOfficeCode, part: NumberPart, given: string): string | null {
  const fault = numberFault(office, part, given)
  const { example } = numberForm(office, part)
  if (fault === 'FORM') return texts.numberForm({ office: officeWords(office), example })
  return fault === 'CHECK' ? texts.checkDigit() : null
}

/** A number that has the form of the office that is chosen in the same form. */
const ofOffice = (schema: StringSchema, part: NumberPart) =>
  schema.test('form', (value, { parent, createError }) => {
    const { office, kind } = parent as { office?: PatentOfficeCode; kind?: string }
    if (!value || !office) return true
    const refusal = numberRefusal(office, part, value)
    if (refusal) return createError({ message: refusal })
    if (part !== 'application' || fitsKind(office, kind === 'PROVISIONAL', value)) return true
    return createError({ message: kind === 'PROVISIONAL' ? texts.provisionalSeries() : texts.notProvisionalSeries() })
  })

const title = text(300).required(texts.giveTitle).meta({ label: texts.title() })
const office = enumOf(patentOffices, 'PatentOffice', texts.chooseOffice)
  .required(texts.chooseOffice)
  .meta({ label: texts.office(), description: 'Where it is filed.' })
const kind = enumOf(patentKinds, 'PatentKind', texts.chooseKind)
  .required(texts.chooseKind)
  .test(
    'provisional',
    texts.provisionalUs,
    (value, { parent }) => value !== 'PROVISIONAL' || (parent as { office?: string }).office === 'US',
  )
  .test(
    'international',
    texts.internationalKind,
    (value, { parent }) => (parent as { office?: string }).office !== 'WO' || value === 'APPLICATION',
  )
  .meta({ label: texts.kind() })

/** What is known of an application; its dates say how far it has come. */
const application = {
  title,
  office,
  kind,
  filedOn: pastDay(texts.filedOn()).meta({ description: 'Null while it is in preparation.' }),
  applicationNumber: ofOffice(number(texts.applicationNumber()), 'application').test(
    'filed',
    texts.giveNumber,
    (value, { parent }) => Boolean(value) || !(parent as { filedOn?: Date | null }).filedOn,
  ),
  publishedOn: pastDay(texts.publishedOn()),
  publicationNumber: ofOffice(number(texts.publicationNumber()), 'publication'),
  grantedOn: pastDay(texts.grantedOn()),
  grantNumber: ofOffice(number(texts.grantNumber()), 'grant'),
  attorney: field(texts.attorney(), 200, 'The firm that represents the university at the office.'),
  notes: text(5_000).meta({ label: texts.notes() }),
}

const inventorRules = object({
  userId: nodeId('User', texts.choosePerson)
    .optional()
    .nullable()
    .meta({ label: texts.person(), description: 'A researcher with an account; null for everyone else.' }),
  name: text(120).meta({ label: texts.name(), description: 'The name of an inventor without an account.' }),
  affiliation: field(texts.affiliation(), 200, 'The organization, or the department within the university.'),
})
  .test(
    'named',
    ({ userId, name }, { createError, path }) =>
      userId != null || Boolean(name) || createError({ path: `${path}.name`, message: texts.giveName() }),
  )
  .meta({ input: 'PatentInventorInput' })
export type PatentInventorInput = InferType<typeof inventorRules>

/** What the patents of a family have in common. */
const family = {
  confidential: boolean().meta({
    label: texts.confidential(),
    description: 'Whether only its inventors, who keeps it and the university see it.',
  }),
  inventors: array(inventorRules.required())
    .min(1, texts.oneInventor)
    .max(30, texts.most30)
    .required(texts.oneInventor)
    .test('twice', texts.namedTwice, (given) => {
      const people = (given ?? []).map(({ userId }) => userId).filter((userId) => userId != null)
      return new Set(people).size === people.length
    })
    .meta({ label: texts.inventors(), description: 'All inventors in their order.' }),
  projectId: nodeId('Project', texts.projectNotFound)
    .optional()
    .nullable()
    .meta({ label: texts.project(), description: 'The project that it came from; one that the viewer works on.' }),
  inventionDisclosureId: nodeId('InventionDisclosure', texts.disclosureNotFound)
    .optional()
    .nullable()
    .meta({ label: texts.disclosure(), description: 'The disclosure of the invention, which the viewer may see.' }),
}

export const createPatentRules = object({ ...application, ...family })
export const addFamilyPatentRules = object({
  parentId: nodeId('Patent', texts.notFound).meta({
    label: texts.parent(),
    description: 'The application of the family from which it comes.',
  }),
  ...application,
})
/** The office and the kind stay, as numbers and deadlines depend on them. */
export const updatePatentRules = editRules(object({ id }), object(application))
export const updatePatentFamilyRules = editRules(object({ id }), object(family))
export const deletePatentRules = object({ id })

/** The number is checked by the form of the patent's own office once that is known. */
export const filePatentRules = object({
  id,
  filedOn: neededDay(texts.filedOn()),
  applicationNumber: number(texts.applicationNumber()).required(texts.giveNumber),
})
export const publishPatentRules = object({
  id,
  publishedOn: neededDay(texts.publishedOn()),
  publicationNumber: number(texts.publicationNumber()),
})
export const grantPatentRules = object({
  id,
  grantedOn: neededDay(texts.grantedOn()),
  grantNumber: number(texts.grantNumber()),
})
export const endPatentRules = object({
  id,
  status: enumOf(patentEnds, 'PatentStatus', texts.chooseEnd).required(texts.chooseEnd).meta({ label: texts.end() }),
  endedOn: neededDay(texts.endedOn()),
  endReason: text(1_000).meta({ label: texts.reason() }),
})
export const reinstatePatentRules = object({
  id,
  reason: text(1_000).required(texts.giveReason).meta({ label: texts.reason() }),
})

const deadlineId = nodeId('PatentDeadline', texts.deadlineNotFound)
const deadline = {
  title: text(200).required(texts.giveTask).meta({ label: texts.task() }),
  dueOn: day(texts.dueOn()).nonNullable(texts.giveDay).required(texts.giveDay),
}
export const addPatentDeadlineRules = object({ id, ...deadline })
export const updatePatentDeadlineRules = editRules(object({ id: deadlineId }), object(deadline))
export const closePatentDeadlineRules = object({
  id: deadlineId,
  outcome: enumOf(deadlineOutcomes, 'PatentDeadlineOutcome', texts.chooseOutcome)
    .required(texts.chooseOutcome)
    .meta({ label: texts.outcome() }),
  closedOn: neededDay(texts.closedOn()),
  note: text(500).meta({ label: texts.note() }),
})
export const reopenPatentDeadlineRules = object({ id: deadlineId })
export const removePatentDeadlineRules = object({ id: deadlineId })

const costId = nodeId('PatentCost', texts.costNotFound)
const cost = {
  kind: enumOf(patentCostKinds, 'PatentCostKind', texts.chooseCost)
    .required(texts.chooseCost)
    .meta({ label: texts.costKind() }),
  amount: amount()
    .min(1, texts.amountAboveZero)
    .required(texts.giveAmount)
    .meta({ label: texts.amount(), description: 'AED in whole units.' }),
  paidOn: neededDay(texts.paidOn()),
  note: text(500).meta({ label: texts.note() }),
}
export const addPatentCostRules = object({ id, ...cost })
export const updatePatentCostRules = editRules(object({ id: costId }), object(cost))
export const removePatentCostRules = object({ id: costId })

export const patentFilterRules = object({
  search: text(200).meta({ description: 'Words of the title and the numbers; all must be found.' }),
  status: array(enumOf(patentStatuses, 'PatentStatus').required()).nullable(),
  office: array(enumOf(patentOffices, 'PatentOffice').required()).nullable(),
  mine: boolean().nullable().meta({ description: 'Those that the viewer keeps or invented, or only the others.' }),
  confidential: boolean().nullable(),
  due: boolean()
    .nullable()
    .meta({ description: 'Those with a deadline within 90 days or overdue, as far as the viewer may see it.' }),
  projectId: nodeId('Project', texts.projectNotFound).optional().nullable(),
})
