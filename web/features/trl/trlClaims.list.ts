/** The queue of claims: its filters, and what its address asks for. */
import * as texts from '#texts/trl/filters.js'
import * as words from '#texts/trl/words.js'
import type { TrlValidationPageQuery$variables } from '#web/__generated__/TrlValidationPageQuery.graphql.ts'
import { buttons, choicesIn, flag, plain, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const statuses = {
  requested: 'REQUESTED',
  review: 'IN_REVIEW',
  changes: 'CHANGES_REQUESTED',
  validated: 'VALIDATED',
  withdrawn: 'WITHDRAWN',
} as const

export const trlClaimList = listOf<TrlValidationPageQuery$variables>()({
  pageSize: 24,
  // Who waits longest comes first.
  sort: { field: 'REQUESTED_AT', direction: 'ASC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn({
        requested: words.requested(),
        review: words.inReview(),
        changes: words.changesRequested(),
        validated: words.validated(),
        withdrawn: words.withdrawn(),
      }),
      // Without a choice the queue is what is not over.
      asks: (chosen) => ({
        status: chosen.length
          ? chosen.map((one) => statuses[one])
          : [statuses.requested, statuses.review, statuses.changes],
      }),
    }),
    level: buttons({
      label: texts.level(),
      choices: plain(['1', '2', '3', '4', '5', '6', '7', '8', '9']),
      chip: (level) => texts.levelChosen({ level }),
      asks: (levels) => ({ level: levels.length ? levels.map(Number) : null }),
    }),
    whose: flag({
      label: texts.validator(),
      value: 'mine',
      on: texts.me(),
      chip: texts.byMe(),
      asks: (mine) => ({ mine }),
    }),
    open: flag({
      label: texts.assignment(),
      on: texts.unassigned(),
      asks: (on) => ({ assigned: on ? false : null }),
    }),
  },
})
