/** How the list of reviews of access is filtered and sorted. */
import * as texts from '#texts/accessReviews/list.js'
import * as words from '#texts/accessReviews/words.js'
import type { AccessReviewsPageQuery$variables } from '#web/__generated__/AccessReviewsPageQuery.graphql.ts'
import { buttons, choicesIn } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const states = { open: 'OPEN', finished: 'FINISHED' } as const

export const accessReviewList = listOf<AccessReviewsPageQuery$variables>()({
  pageSize: 25,
  sort: { field: 'OPENED_AT', direction: 'DESC' },
  filters: {
    status: buttons({
      label: texts.state(),
      choices: choicesIn({ open: words.open(), finished: words.finished() }),
      single: true,
      asks: ([state]) => ({ status: state === undefined ? null : states[state] }),
    }),
  },
})
