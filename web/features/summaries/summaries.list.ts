/** The team's list of technology summaries: its filters, and what its address asks for. */
import { sectors, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/summaries/list.js'
import type { SummariesPageQuery$variables } from '#web/__generated__/SummariesPageQuery.graphql.ts'
import { buttons, choicesIn, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { sectorOf } from './sectorOf.ts'
import { summaryStates } from './summaryWords.ts'

const statuses = {
  draft: 'DRAFT',
  proposed: 'PROPOSED',
  changes: 'CHANGES_REQUESTED',
  agreed: 'AGREED',
  published: 'PUBLISHED',
  withdrawn: 'WITHDRAWN',
} as const

export const summaryList = listOf<SummariesPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn({
        draft: summaryStates.DRAFT.words,
        proposed: summaryStates.PROPOSED.words,
        changes: summaryStates.CHANGES_REQUESTED.words,
        agreed: summaryStates.AGREED.words,
        published: summaryStates.PUBLISHED.words,
        withdrawn: summaryStates.WITHDRAWN.words,
      }),
      asks: (chosen) => ({ status: chosen.length ? chosen.map((one) => statuses[one]) : null }),
    }),
    sector: select({
      label: texts.sector(),
      all: texts.allSectors(),
      choices: sectors.map((value) => ({ value, label: sectorWords(value) })),
      asks: (chosen) => ({ sector: chosen.length ? chosen.map(sectorOf) : null }),
    }),
  },
})
