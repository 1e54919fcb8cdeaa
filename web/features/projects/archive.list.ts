/** The archive of projects, and what its address asks for. */
import * as page from '#texts/projects/archivePage.js'
import type { ArchivePageQuery$variables } from '#web/__generated__/ArchivePageQuery.graphql.ts'
import { search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

export const archiveList = listOf<ArchivePageQuery$variables>()({
  pageSize: 25,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  fixed: { status: ['ARCHIVED'] },
  filters: { q: search({ label: page.searchProjects(), asks: (text) => ({ search: text }) }) },
})
