/** A company's own challenges: their filters, and what their address asks for. */
import type { ManagePageQuery$variables } from '#web/__generated__/ManagePageQuery.graphql.ts'
import * as list from '#texts/challenges/challengeList.js'
import * as texts from '#texts/challenges/managePage.js'
import { buttons, choicesIn, flag, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { displayStatusWords } from './challengeWords.ts'

export const managedList = listOf<ManagePageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  fixed: { mine: true },
  filters: {
    q: search({ label: list.searchChallenges(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn(displayStatusWords, ['DRAFT', 'UNDER_REVIEW', 'OPEN', 'CLOSED', 'COMPLETED', 'CANCELLED']),
      asks: (status) => ({ status }),
    }),
    overdue: flag({
      label: texts.promisedAnswer(),
      on: texts.overdue(),
      chip: texts.answerOverdue(),
      asks: (overdue) => ({ overdue }),
    }),
  },
})

/** The list, or the one challenge that is edited. */
export function managedVariables({ search }: { search: URLSearchParams }): ManagePageQuery$variables {
  const number = Number(search.get('edit'))
  return {
    ...managedList.variables({ search }),
    list: !search.get('edit'),
    edited: number > 0,
    number: number > 0 ? Math.trunc(number) : 0,
  }
}
