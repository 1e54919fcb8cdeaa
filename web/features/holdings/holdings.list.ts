/** How the list of holdings is filtered and sorted. */
import * as texts from '#texts/holdings/list.js'
import * as words from '#texts/holdings/words.js'
import type { PortfolioPageQuery$variables } from '#web/__generated__/PortfolioPageQuery.graphql.ts'
import { buttons, choicesIn, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const states = { active: 'ACTIVE', exited: 'EXITED', written: 'WRITTEN_OFF' } as const

export const holdingList = listOf<PortfolioPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'INVESTED_ON', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    state: buttons({
      label: texts.state(),
      choices: choicesIn({ active: words.active(), exited: words.exited(), written: words.writtenOff() }),
      asks: (chosen) => ({ status: chosen.length ? chosen.map((one) => states[one]) : null }),
    }),
    origin: buttons({
      label: texts.origin(),
      choices: choicesIn({ university: texts.fromUniversity(), elsewhere: texts.elsewhere() }),
      single: true,
      asks: ([origin]) => ({ external: origin ? origin === 'elsewhere' : null }),
    }),
  },
})
