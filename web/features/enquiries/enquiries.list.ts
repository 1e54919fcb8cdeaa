/** The list of enquiries: its filters, and what its address asks for. */
import * as texts from '#texts/enquiries/list.js'
import type { EnquiriesPageQuery$variables } from '#web/__generated__/EnquiriesPageQuery.graphql.ts'
import { buttons, choicesIn, flag, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { enquiryStates } from './enquiryWords.ts'

const statuses = { waiting: 'OPEN', answered: 'ANSWERED', closed: 'CLOSED' } as const

export const enquiryList = listOf<EnquiriesPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'ANSWER_BY', direction: 'ASC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn({
        waiting: enquiryStates.OPEN.words,
        answered: enquiryStates.ANSWERED.words,
        closed: enquiryStates.CLOSED.words,
      }),
      asks: (chosen) => ({ status: chosen.length ? chosen.map((one) => statuses[one]) : null }),
    }),
    mine: flag({ label: texts.whose(), on: texts.mine(), asks: (mine) => ({ mine: mine ?? null }) }),
  },
})
