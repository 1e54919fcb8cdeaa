/** The list of analyses: its filters, and what its address asks for. */
import * as texts from '#texts/synergy/list.js'
import type { SynergiesPageQuery$variables } from '#web/__generated__/SynergiesPageQuery.graphql.ts'
import { search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

export const synergyList = listOf<SynergiesPageQuery$variables>()({
  pageSize: 24,
  // The newest first.
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    source: select({
      label: texts.source(),
      all: texts.allProjects(),
      choices: 'offered',
      chip: (title) => texts.projectIs({ title }),
      asks: ([sourceId = null]) => ({ sourceId }),
    }),
  },
})
