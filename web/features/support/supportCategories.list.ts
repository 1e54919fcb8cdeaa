/** The list of categories of support: its filter, and what its address asks for. */
import * as texts from '#texts/support/categories.js'
import type { SupportCategoriesPageQuery$variables } from '#web/__generated__/SupportCategoriesPageQuery.graphql.ts'
import { choicesIn, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

export const supportCategoryList = listOf<SupportCategoriesPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'NAME', direction: 'ASC' },
  filters: {
    state: select({
      label: texts.state(),
      all: texts.all(),
      choices: choicesIn({ active: texts.active(), inactive: texts.inactive() }),
      asks: ([state]) => ({ active: state === undefined ? null : state === 'active' }),
    }),
  },
})
