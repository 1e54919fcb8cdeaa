/** How opportunities are filtered and sorted: all of them, those recommended, and those saved. */
import { sectors, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/opportunities/list.js'
import type { OpportunitiesPageQuery$variables } from '#web/__generated__/OpportunitiesPageQuery.graphql.ts'
import { levels } from '#web/features/projects/levels.ts'
import { fundingWords } from '#web/features/projects/projectWords.ts'
import { formatMoney } from '#web/ui/format.ts'
import { buttons, choicesIn, flag, range, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const pageSize = 24
/** AED; the ends of the scale mean no limit. */
const mostAsked = 20_000_000
const askedStep = 250_000

const filters = {
  q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
  sector: select({
    label: texts.sector(),
    all: texts.allSectors(),
    choices: sectors.map((value) => ({ value, label: sectorWords(value) })),
    chip: (value) => texts.sectorValue({ value }),
    asks: (chosen) => ({ sectors: chosen }),
  }),
  trl: levels((trl) => ({ trl })),
  funding: buttons({
    label: texts.fundingStage(),
    choices: choicesIn(fundingWords),
    asks: (fundingStatus) => ({ fundingStatus }),
  }),
  asked: range({
    label: texts.asked(),
    max: mostAsked,
    step: askedStep,
    words: formatMoney,
    chips: { from: (value) => texts.askedFrom({ value }), to: (value) => texts.askedTo({ value }) },
    asks: (least, askedMax) => ({ askedMin: least || null, askedMax }),
  }),
  changed: flag({ label: texts.changes(), on: texts.changed(), asks: (changed) => ({ changed }) }),
}

const described = listOf<OpportunitiesPageQuery$variables>()

export const opportunityList = described({
  pageSize,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  filters: {
    ...filters,
    dismissed: flag({
      label: texts.show(),
      on: texts.dismissed(),
      asks: (dismissed) => ({ show: dismissed && 'DISMISSED' }),
    }),
  },
})

export const recommendedList = described({
  pageSize,
  sort: { field: 'FIT', direction: 'DESC' },
  filters,
  fixed: { show: 'UNDECIDED' },
})

export const savedList = described({
  pageSize,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  filters,
  fixed: { show: 'SAVED' },
})
