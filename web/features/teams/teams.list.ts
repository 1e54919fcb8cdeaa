/** How the addresses of the lists of teams become what is asked. */
import type { TeamFilter, TeamsPageQuery$variables } from '#web/__generated__/TeamsPageQuery.graphql.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 24

export const usualSort: Sort = { field: 'NAME', direction: 'ASC' }

const asked = (search: URLSearchParams, filter: TeamFilter): TeamsPageQuery$variables => ({
  ...pagingOf(search, pageSize),
  sort: sortOf(search, usualSort) as TeamsPageQuery$variables['sort'],
  filter: { search: search.get('q'), department: search.getAll('department'), ...filter },
})

/** My Teams: all that are active, one's own, or those in the archive. */
export function teamsVariables({ search }: { search: URLSearchParams }): TeamsPageQuery$variables {
  const show = search.get('show')
  return asked(search, {
    archived: show === 'archived',
    ...(show === 'mine' ? { mine: true } : {}),
  })
}

/** Discover: what one could join. */
export const discoverVariables = ({ search }: { search: URLSearchParams }): TeamsPageQuery$variables =>
  asked(search, {
    archived: false,
    mine: false,
    skills: search.getAll('skill'),
    ...(search.has('looking') ? { looking: true } : {}),
    ...(search.has('free') ? { free: true } : {}),
    ...(search.has('open') ? { joining: ['OPEN'] } : {}),
  })
