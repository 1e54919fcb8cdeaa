/** How the directory of investors is filtered and sorted. */
import * as texts from '#texts/investors/directory.js'
import type { InvestorDirectoryPageQuery$variables } from '#web/__generated__/InvestorDirectoryPageQuery.graphql.ts'
import { buttons, choicesIn, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const statuses = { verified: 'ACTIVE', waiting: 'PENDING_VERIFICATION', suspended: 'SUSPENDED' } as const

export const investorList = listOf<InvestorDirectoryPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'NAME', direction: 'ASC' },
  fixed: { role: ['INVESTOR'] },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.verification(),
      choices: choicesIn({
        verified: texts.verified(),
        waiting: texts.waiting(),
        suspended: texts.suspended(),
      }),
      asks: (chosen) => ({ status: chosen.length ? chosen.map((one) => statuses[one]) : null }),
    }),
  },
})
