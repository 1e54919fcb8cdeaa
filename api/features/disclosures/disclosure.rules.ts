/** What inputs about invention disclosures must hold (docs/spec/university.md#invention-disclosures). */
import { array, boolean, number, object, string, type InferType } from 'yup'
import { day, field } from '#api/fieldRules.ts'
import { enumOf, httpsAddress, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/disclosures/rules.js'
import { hundredthsIn, wholeShare } from './shares.rules.ts'

export const disclosureStatuses = ['DRAFT', 'SIGNING', 'SUBMITTED', 'IN_REVIEW', 'DECIDED', 'WITHDRAWN'] as const
export const disclosureDecisions = ['FILE', 'RELEASE', 'HOLD'] as const
export const publicEventKinds = ['PUBLICATION', 'TALK', 'THESIS', 'WEBSITE', 'SALE', 'OTHER'] as const

const id = nodeId('InventionDisclosure', texts.notFound)
const eventKind = enumOf(publicEventKinds, 'PublicEventKind')
const decision = enumOf(disclosureDecisions, 'DisclosureDecision', texts.chooseDecision)

export const publicEventRules = object({
  date: day(texts.date()).nonNullable(texts.giveDate).required(texts.giveDate),
  kind: eventKind.required(texts.chooseKind).meta({ label: texts.kind() }),
  planned: boolean().meta({ label: texts.planned(), description: 'Whether it is planned; otherwise it has happened.' }),
  where: field(texts.where(), 300, 'Where it was or will be made public: a journal, an event, an address.'),
}).meta({ input: 'PublicEventInput' })

export const fundingRules = object({
  name: text(200).required(texts.giveFunder).meta({ label: texts.funder() }),
  grantNumber: field(texts.grantNumber(), 100),
  terms: field(texts.terms(), 1_000, 'Terms of the grant that bind what is done with the invention.'),
}).meta({ input: 'DisclosureFundingInput' })

export const priorArtRules = object({
  reference: text(500).required(texts.giveReference).meta({ label: texts.reference() }),
  link: httpsAddress(500).meta({ label: texts.link() }),
  difference: field(texts.difference(), 2_000, 'How the invention differs from it.'),
}).meta({ input: 'PriorArtInput' })

/** A form's text is percent; the API takes hundredths of a percent, as the database keeps them. */
const share = number()
  .transform((value: unknown, original: unknown) =>
    typeof original === 'string' ? (original.trim() === '' ? undefined : hundredthsIn(original)) : value,
  )
  .typeError(texts.shareNumber)
  .integer(texts.shareHundredths)
  .min(1, texts.shareAboveZero)
  .max(wholeShare, texts.shareMost)
  .required(texts.giveShare)
  .meta({ label: texts.share(), description: 'Hundredths of a percent: 3333 is 33.33 %.' })

const inventorRules = object({
  userId: nodeId('User', texts.choosePerson)
    .optional()
    .nullable()
    .meta({ label: texts.person(), description: 'A researcher with an account; null for everyone else.' }),
  name: text(120).meta({ label: texts.name(), description: 'The name of an inventor without an account.' }),
  email: text(200).email(texts.email).meta({ label: texts.emailLabel() }),
  affiliation: field(texts.affiliation(), 200, 'The organization, or the department within the university.'),
  role: field(texts.role(), 300, 'What the inventor contributed.'),
  share,
})
  .test(
    'named',
    ({ userId, name }, { createError, path }) =>
      userId != null || Boolean(name) || createError({ path: `${path}.name`, message: texts.giveName }),
  )
  .meta({ input: 'DisclosureInventorInput' })
export type InventorInput = InferType<typeof inventorRules>

/** The shares of all inventors; a disclosure cannot be saved with others. */
const inventors = array(inventorRules.required())
  .min(1, texts.oneInventor)
  .max(30, texts.most30)
  .test(
    'sum',
    texts.sharesSum,
    (given) =>
      !given?.length ||
      given.some((one) => !one.share) ||
      given.reduce((sum, one) => sum + one.share, 0) === wholeShare,
  )
  .test('twice', texts.namedTwice, (given) => {
    const people = (given ?? []).map(({ userId }) => userId).filter((userId) => userId != null)
    return new Set(people).size === people.length
  })
  .meta({ label: texts.inventors(), description: 'All inventors in their order; their shares add up to 100 percent.' })

const title = text(200).required(texts.giveTitle).meta({ label: texts.title() })
const long = (label: string, description: string) => text(10_000).meta({ label, description })

const projectId = nodeId('Project', texts.projectNotFound)
  .optional()
  .nullable()
  .meta({ label: texts.project(), description: 'The project that it came from; one that the viewer works on.' })

export const createDisclosureRules = object({ title, projectId })

/** What is not given stays. */
export const updateDisclosureRules = object({
  id,
  title: title.optional(),
  abstract: long(texts.abstract(), 'What the invention is and how it works, in Markdown.'),
  problem: long(texts.problem(), 'What it solves, and how that is done today.'),
  novelty: long(texts.novelty(), 'What is new about it.'),
  projectId,
  publicEvents: array(publicEventRules.required())
    .max(30, texts.most30)
    .meta({ label: texts.publicEvents(), description: 'When and where it was or will be made public.' }),
  funding: array(fundingRules.required())
    .max(30, texts.most30)
    .meta({ label: texts.funding(), description: 'Who paid for the work, and the terms that bind.' }),
  priorArt: array(priorArtRules.required())
    .max(50, texts.most50)
    .meta({ label: texts.priorArt(), description: 'What comes closest to it.' }),
  inventors,
})

export const deleteDisclosureRules = object({ id })
export const requestDisclosureSignaturesRules = object({ id })
export const startDisclosureReviewRules = object({ id })

export const reopenDisclosureRules = object({ id })

export const signDisclosureRules = object({
  id,
  name: text(120).required(texts.giveFullName).meta({
    label: texts.fullName(),
    description: 'The full name, as the disclosure gives it: the signature.',
  }),
  confirmed: boolean()
    .oneOf([true], texts.confirmStatement)
    .required(texts.confirmStatement)
    .meta({ label: texts.confirmed(), description: 'Whether the inventor agrees with the statement.' }),
  contentHash: string().required().meta({ description: 'The content that was read, by its contentHash.' }),
})

export const addDisclosureSignatureRules = object({
  id,
  inventorId: nodeId('DisclosureInventor', texts.chooseInventor).meta({ label: texts.inventor() }),
  signedOn: day(texts.signedOn(), 'The day on the paper.').nonNullable(texts.giveDate).required(texts.giveDate),
  fileId: nodeId('File', texts.chooseFile).meta({
    label: texts.scan(),
    description: 'The scan of the signed paper, a file of the disclosure.',
  }),
})

const reason = (label: string, missing: () => string) => text(5_000).required(missing).meta({ label })

export const withdrawDisclosureRules = object({ id, reason: reason(texts.withdrawReason(), texts.giveWithdrawReason) })
export const returnDisclosureRules = object({ id, reason: reason(texts.returnReason(), texts.giveReturnReason) })
export const decideDisclosureRules = object({
  id,
  decision: decision.required(texts.chooseDecision).meta({ label: texts.decision() }),
  reasons: reason(texts.reasons(), texts.giveReasons),
})

export const disclosureFilterRules = object({
  search: text(200).meta({ description: 'Words of the title or abstract; all must be found.' }),
  status: array(enumOf(disclosureStatuses, 'DisclosureStatus').defined())
    .nullable()
    .meta({ description: 'In one of these states.' }),
  decision: array(decision.defined()).nullable().meta({ description: 'With one of these decisions.' }),
  handled: boolean()
    .nullable()
    .meta({ description: 'Only those that someone of the university reviews (true), or only the others (false).' }),
  mine: boolean()
    .nullable()
    .meta({ description: 'Only those that the viewer reviews (true), or only others (false).' }),
  overdue: boolean()
    .nullable()
    .meta({ description: 'Only those whose decision is overdue (true), or only the others (false).' }),
})
