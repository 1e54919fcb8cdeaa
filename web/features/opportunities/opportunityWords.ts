/** What cards, tables and the comparison say of an opportunity. */
import * as card from '#texts/opportunities/card.js'
import * as texts from '#texts/opportunities/list.js'
import { dotted } from '#listed'
import { formatMoney, formatShortMoney } from '#web/ui/format.ts'

export const opportunitySorts = [
  { label: texts.bestFit(), sort: 'FIT:DESC' },
  { label: texts.newest(), sort: 'CREATED_AT:DESC' },
  { label: texts.updatedFirst(), sort: 'UPDATED_AT:DESC' },
  { label: texts.askHigh(), sort: 'ASKED:DESC' },
  { label: texts.askLow(), sort: 'ASKED:ASC' },
  { label: texts.trlHigh(), sort: 'TRL:DESC' },
]

interface Stage {
  trl: number | null | undefined
  validatedTrl: number | null | undefined
  readiness: { score: string } | null | undefined
}

/** TRL and ARL with its range, such as `TRL 5, validated · ARL 3-4`. */
export const stageWords = ({ trl, validatedTrl, readiness }: Stage): string =>
  dotted([
    validatedTrl ? card.trlValidated({ trl: validatedTrl }) : trl ? card.trl({ trl }) : card.notAssessed(),
    readiness?.score,
  ])

interface Asking {
  seekingInvestment: boolean
  fundingAmountNeeded: number | null | undefined
}

export const askWords = ({ seekingInvestment, fundingAmountNeeded }: Asking, short = false): string =>
  !seekingInvestment
    ? card.notSeeking()
    : fundingAmountNeeded == null
      ? card.notStated()
      : short
        ? formatShortMoney(fundingAmountNeeded)
        : formatMoney(fundingAmountNeeded)

interface Staffed {
  principalInvestigator: string
  department: string
  memberCount: number
}

export const teamWords = ({ principalInvestigator, department, memberCount }: Staffed): string =>
  dotted([principalInvestigator, department, memberCount > 1 && card.people({ count: memberCount })])
