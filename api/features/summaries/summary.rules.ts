/** What inputs about technology summaries must hold (docs/spec/projects.md#technology-summary). */
import { array, number, object } from 'yup'
import { field, lines } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import * as texts from '#texts/summaries/rules.js'

export const summaryStatuses = ['DRAFT', 'PROPOSED', 'CHANGES_REQUESTED', 'AGREED', 'PUBLISHED', 'WITHDRAWN'] as const

export const summaryOffers = [
  'LICENCE',
  'CO_DEVELOPMENT',
  'SPONSORED_RESEARCH',
  'PILOT',
  'INVESTMENT',
  'SPIN_OUT',
] as const

export const summaryProtections = [
  'NOT_PROTECTED',
  'IN_PREPARATION',
  'PATENT_FILED',
  'PATENT_GRANTED',
  'COPYRIGHT',
  'KNOW_HOW',
] as const

/** Characters that fit on the page in all. */
export const longestSummary = 2_600
export const mostAdvantages = 5

/** The texts that share the page. */
export interface PageTexts {
  headline?: string | null | undefined
  problem?: string | null | undefined
  solution?: string | null | undefined
  alternative?: string | null | undefined
  advantages?: readonly string[] | null | undefined
  sought?: string | null | undefined
}

/** How many characters of the page are taken. */
export const lengthOf = ({ headline, problem, solution, alternative, advantages, sought }: PageTexts): number =>
  [headline, problem, solution, alternative, sought, advantages?.join(' ')].reduce(
    (sum, one) => sum + (one?.length ?? 0),
    0,
  )

/** Says by how much the texts are too long for one page; nothing when they fit. */
export function tooLong(page: PageTexts): string | undefined {
  const over = lengthOf(page) - longestSummary
  return over > 0 ? texts.tooLong({ over, most: longestSummary }) : undefined
}

const id = nodeId('TechnologySummary', texts.summaryNotFound)

const page = {
  problem: field(texts.problem(), 800, 'What it solves, and for whom.'),
  solution: field(texts.solution(), 1_000, 'What the technology is and does.'),
  alternative: field(texts.alternative(), 160, 'The leading alternative: what is used today.'),
  advantages: lines(
    texts.advantages(),
    `What is better than the alternative, one per line, at most ${mostAdvantages}.`,
    text(200),
  ).max(mostAdvantages, () => texts.mostAdvantages({ most: mostAdvantages })),
  sector: enumOf(sectors, 'Sector').meta({ label: texts.sector() }),
  offers: array(enumOf(summaryOffers, 'SummaryOffer').defined())
    .max(summaryOffers.length)
    .meta({ label: texts.offers(), description: 'The ways in which partners can use it.' }),
  sought: field(texts.sought(), 300, 'Whom or what the university looks for.'),
  protection: enumOf(summaryProtections, 'SummaryProtection').meta({
    label: texts.protection(),
    description: 'How it is protected, in no more detail than everyone may know.',
  }),
  contactId: nodeId('User', texts.choosePerson)
    .optional()
    .nullable()
    .meta({ label: texts.contact(), description: 'Who of the team answers enquiries.' }),
}

export const createSummaryRules = object({
  projectId: nodeId('Project', texts.projectNotFound).meta({ label: texts.project() }),
})

const whole = object({
  headline: text(120).min(1, texts.giveHeadline).meta({ label: texts.headline() }),
  ...page,
}).test((value, { createError }) => {
  const message = tooLong(value)
  return !message || createError({ path: 'solution', message })
})

/** Fields that are not given stay as they are. */
export const updateSummaryRules = editRules(object({ id }), whole)

const reason = (label: string, description: string, missing: () => string) =>
  text(2_000).required(missing).meta({ label, description })

export const proposeSummaryRules = object({ id })
export const agreeToSummaryRules = object({
  id,
  revision: number()
    .integer()
    .required()
    .meta({ description: 'The revision of the text that was read; another one is not agreed to.' }),
})
export const requestSummaryChangesRules = object({
  id,
  comments: reason(texts.comments(), 'What must change before the owner agrees.', texts.giveComments),
})
export const publishSummaryRules = object({ id })
export const withdrawSummaryRules = object({
  id,
  reason: reason(texts.reason(), 'Why nobody shall read it any more.', texts.giveReason),
})

export const summaryFilterRules = object({
  search: text(200).meta({ description: 'Words of the headline, problem or solution; all must be found.' }),
  status: array(enumOf(summaryStatuses, 'SummaryStatus').defined())
    .nullable()
    .meta({ description: 'In one of these states.' }),
  sector: array(enumOf(sectors, 'Sector').defined()).nullable().meta({ description: 'In one of these sectors.' }),
})

/** How everybody narrows the list of what is published. */
export const publishedFilterRules = object({
  search: text(200).meta({ description: 'Words of the headline, problem or solution; all must be found.' }),
  sector: array(enumOf(sectors, 'Sector').defined()).nullable().meta({ description: 'In one of these sectors.' }),
  trlMin: number().integer().min(1).max(9).nullable().meta({ description: 'Validated at this level or above.' }),
})

/** The path of the page that everybody can read. */
export const publicPathOf = (number: number): string => `/technologies/${number}`
