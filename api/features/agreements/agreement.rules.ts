/** What a request for an agreement must hold (docs/spec/university.md#agreements). */
import { boolean, object, type StringSchema } from 'yup'
import { day, field } from '#api/fieldRules.ts'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/agreements/rules.js'

export const agreementKinds = ['PATENTABILITY', 'NDA', 'MTA', 'DATA_USE', 'SOFTWARE_LICENSE'] as const
export type AgreementKind = (typeof agreementKinds)[number]

export const directions = ['GIVE', 'RECEIVE', 'BOTH'] as const

const kind = enumOf(agreementKinds, 'AgreementKind').required()

/** Needed for an agreement; a question about a patent has no other party. */
const ofAgreement = (schema: StringSchema<string | undefined>, missing: () => string) =>
  schema.when('kind', ([given], own) => (given === 'PATENTABILITY' ? own : own.required(missing)))

export const requestAgreementRules = object({
  kind: kind.meta({ description: 'Which form it is.' }),
  categoryId: nodeId('SupportCategory', texts.chooseCategory).meta({
    label: texts.category(),
    description: 'The category of support that answers it.',
  }),
  title: text(200).required(texts.giveTitle).meta({ label: texts.title() }),
  counterparty: ofAgreement(text(200), texts.giveCounterparty).meta({ label: texts.counterparty() }),
  counterpartyContact: field(texts.counterpartyContact(), 300, 'Who represents the other party, with an address.'),
  direction: enumOf(directions, 'AgreementDirection').meta({
    label: texts.direction(),
    description: 'Whether the university gives, receives, or both; both unless it is said.',
  }),
  purpose: text(5_000).required(texts.givePurpose).meta({ label: texts.purpose() }),
  subject: text(5_000).required(texts.giveSubject).meta({
    label: texts.subject(),
    description: 'The invention, the confidential information, the material, the data or the software.',
  }),
  personalData: boolean().meta({
    label: texts.personalData(),
    description: 'Whether the data tell of persons; only for data.',
  }),
  startsOn: day(texts.startsOn(), 'The day on which it begins; the day of the last signature unless it is given.'),
  months: wholeNumber()
    .min(1, texts.fewestMonths)
    .max(240, texts.mostMonths)
    .nullable()
    .meta({ label: texts.months(), description: 'How long it holds, in months.' }),
  governingLaw: field(texts.governingLaw(), 200, 'Whose law governs it; left open unless it is given.'),
  contact: ofAgreement(text(200), texts.giveContact).meta({
    label: texts.contact(),
    description: 'Who of the university answers questions about it.',
  }),
  projectId: nodeId('Project', texts.projectNotFound)
    .optional()
    .nullable()
    .meta({ label: texts.project(), description: 'The project that it is about; one that the viewer works on.' }),
  neededBy: day(texts.neededBy(), 'The day by which the researcher needs it.'),
})

/** The same for a form that makes an agreement: what it must have is marked before it is sent. */
export const agreementFormRules = requestAgreementRules.shape({
  counterparty: text(200).required(texts.giveCounterparty).meta({ label: texts.counterparty() }),
  contact: text(200).required(texts.giveContact).meta({ label: texts.contact() }),
})
