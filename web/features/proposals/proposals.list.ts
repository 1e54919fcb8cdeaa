/** The list of proposals: its filters, and what its address asks for. */
import * as texts from '#texts/proposals/proposalsPage.js'
import type { ProposalsPageQuery$variables } from '#web/__generated__/ProposalsPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, choicesIn, flag, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { statusWords } from './proposalWords.ts'

type Filter = NonNullable<ProposalsPageQuery$variables['filter']>
type Status = NonNullable<Filter['status']>[number]

const statuses = choicesIn(statusWords).filter(({ value }) => value !== 'DRAFT')

/** What can still be decided. */
const undecided: readonly Status[] = ['SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST']

export const proposalList = listOf<ProposalsPageQuery$variables>()({
  pageSize: 25,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.searchChallengesAndAuthors(), asks: (text) => ({ search: text }) }),
    status: buttons({ label: texts.status(), choices: statuses, asks: (status) => ({ status }) }),
    waiting: flag({
      label: texts.yourAnswer(),
      on: texts.toAnswer(),
      asks: (waiting) => ({ challengeCancelled: waiting ? false : null }),
    }),
    overdue: flag({
      label: texts.promisedAnswer(),
      on: texts.overdue(),
      chip: texts.answerOverdue(),
      asks: (overdue) => ({ overdue }),
    }),
  },
})

/** The board shows all that wait at once. */
const boardSize = 100

const waitingFilter = ({ status, ...filter }: Filter): Filter => ({
  ...filter,
  status: undecided.filter((one) => !status?.length || status.includes(one)),
})

export function proposalsVariables({ search: address }: { search: URLSearchParams }): ProposalsPageQuery$variables {
  const challenge = Number(address.get('challenge')) || null
  const { filter, ...asked } = proposalList.variables({ search: address })
  const ofChallenge = { challengeId: challenge ? globalId('Challenge', challenge) : null }
  if (address.get('view') === 'board')
    return {
      ...asked,
      first: boardSize,
      page: 1,
      exact: true,
      filter: { ...filter, ...ofChallenge, status: null, challengeCancelled: null },
    }
  return {
    ...asked,
    filter: { ...(filter.challengeCancelled === false ? waitingFilter(filter) : filter), ...ofChallenge },
  }
}
