/** The list of collaborations: its filters, and what its address asks for. */
import * as texts from '#texts/collaborations/collaborationsPage.js'
import type { CollaborationsPageQuery$variables } from '#web/__generated__/CollaborationsPageQuery.graphql.ts'
import { buttons, flag, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { agreementWords, choicesOf, statusLooks } from './collaborationWords.ts'

export const collaborationList = listOf<CollaborationsPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.searchTitlesPartnersAndChallenges(), asks: (text) => ({ search: text }) }),
    status: buttons({ label: texts.status(), choices: choicesOf(statusLooks), asks: (status) => ({ status }) }),
    agreement: buttons({
      label: texts.agreement(),
      choices: choicesOf(agreementWords),
      asks: (agreement) => ({ agreement }),
    }),
    overdue: flag({
      label: texts.milestones(),
      on: texts.withAnOverdueMilestone(),
      asks: (overdue) => ({ overdue }),
    }),
    mine: flag({ label: texts.partners(), on: texts.thatIAmIn(), asks: (mine) => ({ mine }) }),
    all: flag({
      label: texts.ended(),
      on: texts.showThoseThatHaveEnded(),
      chip: texts.alsoEnded(),
      asks: () => ({}),
    }),
  },
})

/** What is not over. */
const running = ['PROPOSED', 'AGREEMENT', 'RUNNING'] as const

/** Those that are over are shown when they are asked for. */
export function collaborationsVariables(at: { search: URLSearchParams }): CollaborationsPageQuery$variables {
  const { filter, ...asked } = collaborationList.variables(at)
  const status = filter.status?.length || at.search.get('all') ? filter.status : running
  return { ...asked, filter: { ...filter, status } }
}
