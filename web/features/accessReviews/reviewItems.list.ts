/** How the items of a review of access are filtered; the review is in the path of the page. */
import * as texts from '#texts/accessReviews/items.js'
import * as words from '#texts/accessReviews/words.js'
import type { AccessReviewPageQuery$variables } from '#web/__generated__/AccessReviewPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, choicesIn } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const states = { open: 'OPEN', kept: 'KEEP', removed: 'REMOVE', changed: 'CHANGE' } as const
const scopes = { administrators: 'ADMINISTRATORS', team: 'TEAM', external: 'EXTERNAL', grants: 'GRANTS' } as const

type Asked = Omit<AccessReviewPageQuery$variables, 'number'>

export const reviewItemList = listOf<Asked>()({
  pageSize: 50,
  sort: { field: 'SINCE', direction: 'ASC' },
  filters: {
    state: buttons({
      label: texts.decision(),
      choices: choicesIn({
        open: words.waiting(),
        kept: words.kept(),
        removed: words.removed(),
        changed: words.changed(),
      }),
      single: true,
      asks: ([state]) => ({ state: state === undefined ? null : states[state] }),
    }),
    scope: buttons({
      label: texts.scope(),
      choices: choicesIn({
        administrators: words.administrators(),
        team: words.team(),
        external: words.external(),
        grants: words.grants(),
      }),
      single: true,
      asks: ([scope]) => ({ scope: scope === undefined ? null : scopes[scope] }),
    }),
  },
})

interface At {
  params: Record<string, string | undefined>
  search: URLSearchParams
}

/** What the page asks for at an address. */
export function reviewVariables({ params, search }: At) {
  const number = Number(params['id']) || 0
  const asked = reviewItemList.variables({ search })
  return { ...asked, number, filter: { ...asked.filter, reviewId: globalId('AccessReview', number) } }
}
