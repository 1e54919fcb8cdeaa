/** The list of support requests: its filters, and what its address asks for. */
import * as texts from '#texts/support/filters.js'
import * as words from '#texts/support/words.js'
import type { SupportRequestsPageQuery$variables } from '#web/__generated__/SupportRequestsPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, choicesIn, flag, numbered, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { urgencyWords } from './supportWords.ts'

const statuses = {
  submitted: 'SUBMITTED',
  triaged: 'TRIAGED',
  progress: 'IN_PROGRESS',
  waiting: 'WAITING_FOR_RESEARCHER',
  resolved: 'RESOLVED',
  closed: 'CLOSED',
} as const

const urgencies = { high: 'HIGH', normal: 'NORMAL', low: 'LOW' } as const

export const supportRequestList = listOf<SupportRequestsPageQuery$variables>()({
  pageSize: 24,
  // What is due first comes first.
  sort: { field: 'ANSWER_BY', direction: 'ASC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn({
        submitted: words.submitted(),
        triaged: words.triaged(),
        progress: words.inProgress(),
        waiting: words.waiting(),
        resolved: words.resolved(),
        closed: words.closed(),
      }),
      // Without a choice the list is what is not over.
      asks: (chosen) => ({
        status: chosen.length
          ? chosen.map((one) => statuses[one])
          : [statuses.submitted, statuses.triaged, statuses.progress, statuses.waiting],
      }),
    }),
    category: select({
      label: texts.category(),
      all: texts.allCategories(),
      choices: 'offered',
      asks: (chosen) => ({ categoryId: chosen.length ? chosen.map((one) => globalId('SupportCategory', one)) : null }),
    }),
    urgency: buttons({
      label: texts.urgency(),
      choices: choicesIn({ high: urgencyWords.HIGH, normal: urgencyWords.NORMAL, low: urgencyWords.LOW }),
      asks: (chosen) => ({ urgency: chosen.length ? chosen.map((one) => urgencies[one]) : null }),
    }),
    assignee: numbered({
      label: texts.assignee(),
      chip: (name) => texts.assignedTo({ name }),
      asks: (number) => ({ assigneeId: number === null ? null : globalId('User', number) }),
    }),
    whose: buttons({
      label: texts.whose(),
      choices: choicesIn({ mine: texts.mine(), nobody: texts.unassigned(), categories: texts.myCategories() }),
      single: true,
      asks: ([whose]) => ({
        mine: whose === 'mine' || null,
        assigned: whose === 'nobody' ? false : null,
        myCategories: whose === 'categories' || null,
      }),
    }),
    overdue: flag({ label: texts.answer(), on: texts.overdue(), asks: (overdue) => ({ overdue }) }),
    today: flag({ label: texts.day(), on: texts.dueToday(), asks: (dueToday) => ({ dueToday }) }),
  },
})
