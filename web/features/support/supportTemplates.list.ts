/** The list of templates: its filters, and what its address asks for. */
import * as texts from '#texts/support/templates.js'
import type { SupportTemplatesPageQuery$variables } from '#web/__generated__/SupportTemplatesPageQuery.graphql.ts'
import { search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

export const supportTemplateList = listOf<SupportTemplatesPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'NAME', direction: 'ASC' },
  filters: { q: search({ label: texts.search(), asks: (text) => ({ search: text }) }) },
})
