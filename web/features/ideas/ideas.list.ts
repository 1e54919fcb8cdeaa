/** The ideas incubator: its filters, and what its address asks for. */
import * as texts from '#texts/ideas/ideaFilters.js'
import * as page from '#texts/ideas/ideasPage.js'
import { ideaCategories } from '#api/features/ideas/idea.rules.ts'
import type { IdeasPageQuery$variables } from '#web/__generated__/IdeasPageQuery.graphql.ts'
import { choicesIn, plain, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { tabOf, tabs } from './ideaWords.ts'

const whoseWords = {
  mine: texts.myIdeas(),
  waiting: texts.waitingForOurAnswer(),
  unscored: texts.notScoredByMe(),
  unchecked: texts.ipCheckOpen(),
  protect: texts.toBeProtected(),
}

export const whoseChoices = choicesIn(whoseWords)

export const ideaList = listOf<IdeasPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  panel: { clear: texts.clear() },
  filters: {
    q: search({ label: page.searchIdeas(), asks: (text) => ({ search: text }) }),
    category: select({
      label: texts.category(),
      all: texts.allCategories(),
      choices: plain(ideaCategories),
      chip: (value) => texts.categoryValue({ value }),
      asks: (category) => ({ category }),
    }),
    whose: select({
      label: texts.ideas(),
      all: texts.allIdeas(),
      choices: whoseChoices,
      asks: ([whose]) => ({
        mine: whose === 'mine' ? true : null,
        waiting: whose === 'waiting' ? true : null,
        scoredByMe: whose === 'unscored' ? false : null,
        ipCheckOpen: whose === 'unchecked' ? true : null,
        toBeProtected: whose === 'protect' ? true : null,
      }),
    }),
  },
})

export function ideasVariables({ search }: { search: URLSearchParams }): IdeasPageQuery$variables {
  const { filter, ...asked } = ideaList.variables({ search })
  const of = (at: 1 | 2 | 3) => ({ ...filter, status: tabs[at]!.status })
  return {
    ...asked,
    filter: { ...filter, status: tabOf(search).status },
    // The first tab lists drafts and answered ideas, too; its number counts those that wait for the university.
    awaiting: { ...filter, status: ['SUBMITTED', 'UNDER_REVIEW'] },
    approved: of(1),
    validated: of(2),
    declined: of(3),
  }
}
