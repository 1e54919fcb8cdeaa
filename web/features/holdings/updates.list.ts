/** How the list of updates for investors is filtered and sorted. */
import * as texts from '#texts/holdings/updateList.js'
import type { UpdatesPageQuery$variables } from '#web/__generated__/UpdatesPageQuery.graphql.ts'
import { buttons, choicesIn, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

export const updateList = listOf<UpdatesPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'DUE_ON', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    state: buttons({
      label: texts.state(),
      choices: choicesIn({ open: texts.open(), answered: texts.answered() }),
      single: true,
      asks: ([state]) => ({ answered: state ? state === 'answered' : null }),
    }),
  },
})
