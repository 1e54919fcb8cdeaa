/** How the team's list of disclosures is filtered and sorted. */
import * as texts from '#texts/disclosures/list.js'
import * as words from '#texts/disclosures/words.js'
import type { DisclosuresPageQuery$variables } from '#web/__generated__/DisclosuresPageQuery.graphql.ts'
import { buttons, choicesIn, flag, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const statuses = {
  signing: 'SIGNING',
  submitted: 'SUBMITTED',
  review: 'IN_REVIEW',
  decided: 'DECIDED',
  returned: 'DRAFT',
  withdrawn: 'WITHDRAWN',
} as const

const decided = { file: 'FILE', release: 'RELEASE', hold: 'HOLD' } as const

export const disclosureList = listOf<DisclosuresPageQuery$variables>()({
  pageSize: 24,
  // What is due first comes first.
  sort: { field: 'DECIDE_BY', direction: 'ASC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn({
        signing: words.signing(),
        submitted: words.submitted(),
        review: words.inReview(),
        decided: words.decided(),
        returned: words.returned(),
        withdrawn: words.withdrawn(),
      }),
      // Without a choice the list is what is not over.
      asks: (chosen) => ({
        status: chosen.length
          ? chosen.map((one) => statuses[one])
          : [statuses.signing, statuses.submitted, statuses.review, statuses.returned],
      }),
    }),
    decision: buttons({
      label: texts.decision(),
      choices: choicesIn({ file: words.file(), release: words.release(), hold: words.hold() }),
      asks: (chosen) => ({ decision: chosen.length ? chosen.map((one) => decided[one]) : null }),
    }),
    whose: buttons({
      label: texts.whose(),
      choices: choicesIn({ mine: texts.mine(), nobody: texts.unassigned() }),
      single: true,
      asks: ([whose]) => ({ mine: whose === 'mine' || null, handled: whose === 'nobody' ? false : null }),
    }),
    overdue: flag({ label: texts.decision(), on: texts.overdue(), asks: (overdue) => ({ overdue }) }),
  },
})
