/** How the address of the list of proposals becomes what is asked. */
import type { ProposalsPageQuery$variables } from '#web/__generated__/ProposalsPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { pagingOf, sortOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 25
/** The board shows all that wait at once. */
const boardSize = 100

export const usualSort: Sort = { field: 'CREATED_AT', direction: 'DESC' }

type Status = NonNullable<NonNullable<ProposalsPageQuery$variables['filter']>['status']>[number]

/** What can still be decided. */
const undecided: readonly Status[] = ['SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST']

function statusesIn(search: URLSearchParams, waiting: boolean): Status[] {
  const chosen = search.getAll('status') as Status[]
  if (!waiting) return chosen
  return undecided.filter((status) => !chosen.length || chosen.includes(status))
}

export function proposalsVariables({ search }: { search: URLSearchParams }): ProposalsPageQuery$variables {
  const challenge = Number(search.get('challenge')) || null
  const board = search.get('view') === 'board'
  const waiting = Boolean(search.get('waiting'))
  return {
    ...(board ? { first: boardSize, page: 1 } : pagingOf(search, pageSize)),
    sort: sortOf(search, usualSort) as ProposalsPageQuery$variables['sort'],
    filter: {
      search: search.get('q'),
      status: board ? null : statusesIn(search, waiting),
      challengeCancelled: waiting && !board ? false : null,
      overdue: search.get('overdue') ? true : null,
      challengeId: challenge ? globalId('Challenge', challenge) : null,
    },
  }
}
