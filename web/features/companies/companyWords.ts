/** What is said of companies, on both of their pages. */
import * as texts from '#texts/companies/companyWords.js'
import * as counts from '#texts/companies/counts.js'
import type { CompanyStage } from '#web/__generated__/CompanyRelation_company.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'
import { formatDate, formatMoney } from '#web/ui/format.ts'

/** How far the university is with a company; `all` names those of a stage together. */
export const stageLooks: Record<CompanyStage, { words: string; all: string; tone: Tone }> = {
  LEAD: { words: texts.lead(), all: texts.leads(), tone: 'info' },
  ACTIVE: { words: texts.active(), all: texts.active(), tone: 'success' },
  DORMANT: { words: texts.dormant(), all: texts.dormant(), tone: 'neutral' },
}

export const stageChoices = (Object.keys(stageLooks) as CompanyStage[]).map((value) => ({
  value,
  label: stageLooks[value].words,
}))

/** What the university expects of a company. */
export const valueWords = (expected: number | null | undefined, format = formatMoney): string =>
  expected == null ? texts.notEstimated() : format(expected)

/** When the last contact was. */
export const contactWords = (last: string | null | undefined): string => (last ? formatDate(last) : texts.never())

/** Who of the university keeps accounts and does tasks. */
export const universityRoles = ['COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'] as const

interface Answers {
  readonly promisedCount: number
  readonly inTimeCount: number
}

/** `75 % of 8`: how many of the answers that were promised by a day came by then. */
export const inTimeWords = ({ promisedCount, inTimeCount }: Answers): string =>
  promisedCount
    ? texts.of({ number: Math.round((100 * inTimeCount) / promisedCount), promisedCount })
    : texts.noAnswersYet()

interface Asked {
  readonly challengeCount: number
  readonly openCount: number
}

/** `2 open of 7`. */
export const askedWords = ({ challengeCount, openCount }: Asked): string =>
  challengeCount ? texts.openOf({ openCount, challengeCount }) : texts.noneYet()

/** `5, 2 to answer`. */
export const proposalWords = (proposals: number, waiting: number): string =>
  !proposals
    ? texts.noProposalsYet()
    : waiting
      ? texts.toAnswer({ proposals: counts.proposals({ count: proposals }), waiting })
      : counts.proposals({ count: proposals })

/** Its own sectors, and those in which it asks, each once. */
export const sectorsOf = <S extends string>(own: readonly S[], asked: readonly S[]): S[] => [
  ...new Set([...own, ...asked]),
]
