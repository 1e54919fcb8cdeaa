/** The lists of companies: their filters, and what their addresses ask for. */
import * as pipeline from '#texts/companies/partnerPipelinePage.js'
import * as texts from '#texts/companies/partnersPage.js'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import { inAddress, sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { PartnerPipelinePageQuery$variables } from '#web/__generated__/PartnerPipelinePageQuery.graphql.ts'
import type { PartnersPageQuery$variables } from '#web/__generated__/PartnersPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, flag, numbered, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { stageChoices } from './companyWords.ts'

const q = search({ label: texts.searchCompanies(), asks: (text) => ({ search: text }) })

export const partnerList = listOf<PartnersPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'NAME', direction: 'ASC' },
  filters: {
    q,
    sector: select({
      label: texts.sector(),
      all: texts.allSectors(),
      choices: sectors.map((sector) => ({ value: inAddress(sector), label: sectorName(sector) })),
      chip: (value) => texts.sectorValue({ value }),
      asks: (chosen) => ({ sector: sectors.filter((sector) => chosen.includes(inAddress(sector))) }),
    }),
  },
})

interface Asking {
  search: URLSearchParams
  may: (permission: Permission) => boolean
}

export const directoryVariables = ({ search, may }: Asking): PartnersPageQuery$variables => ({
  ...partnerList.variables({ search }),
  inside: may('COMPANY_RELATION'),
})

export const pipelineList = listOf<PartnerPipelinePageQuery$variables>()({
  pageSize: 24,
  // What is overdue stands first.
  sort: { field: 'NEXT_TASK', direction: 'ASC' },
  filters: {
    q,
    stage: buttons({ label: pipeline.stage(), choices: stageChoices, asks: (stage) => ({ stage }) }),
    owner: numbered({
      label: pipeline.accountOwner(),
      chip: (ownerWords) => pipeline.accountOwnerOwnerWords({ ownerWords }),
      asks: (owner) => ({ ownerId: owner === null ? null : globalId('User', owner) }),
    }),
    overdue: flag({
      label: pipeline.tasks(),
      on: pipeline.withAnOverdueTask(),
      asks: (overdue) => ({ overdue }),
    }),
  },
})

export const pipelineVariables = ({ search }: Pick<Asking, 'search'>): PartnerPipelinePageQuery$variables => ({
  ...pipelineList.variables({ search }),
  owner: Number(search.get('owner')) || null,
})
