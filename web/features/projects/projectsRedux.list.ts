/** The second list of projects: its filters, and what its address asks for. */
import * as page from '#texts/projects/projectsReduxPage.js'
import type { ProjectsReduxPageQuery$variables } from '#web/__generated__/ProjectsReduxPageQuery.graphql.ts'
import { search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { ownerCalled, status } from './projectsList.list.ts'

export const secondProjectList = listOf<ProjectsReduxPageQuery$variables>()({
  pageSize: 10,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: page.searchProjects(), asks: (text) => ({ search: text }) }),
    status,
    owner: ownerCalled(page.owner()),
  },
})
