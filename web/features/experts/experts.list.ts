/** The directory of experts: its filters, and what its address asks for. */
import * as texts from '#texts/experts/expertFilters.js'
import * as page from '#texts/experts/expertsPage.js'
import type { ExpertsPageQuery$variables } from '#web/__generated__/ExpertsPageQuery.graphql.ts'
import { buttons, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

/** How soon somebody may need an expert, in days. */
const spans = [2, 7, 14] as const

export const expertList = listOf<ExpertsPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'NAME', direction: 'ASC' },
  // Active experts who let companies ask for them.
  fixed: { role: ['EXPERT'], status: ['ACTIVE'], openToIntroductions: true },
  filters: {
    q: search({ label: page.searchExperts(), asks: (text) => ({ search: text }) }),
    topic: select({
      label: texts.topic(),
      all: texts.allTopics(),
      choices: 'offered',
      chip: (value) => texts.topicValue({ value }),
      asks: (expertise) => ({ expertise }),
    }),
    language: buttons({
      label: texts.language(),
      choices: 'offered',
      chip: (value) => texts.speaks({ value }),
      asks: (language) => ({ language }),
    }),
    free: buttons({
      label: texts.free(),
      choices: spans.map((days) => ({ value: String(days), label: texts.days({ days }) })),
      chip: (days) => texts.freeWithin({ days }),
      single: true,
      asks: ([days]) => ({ freeWithinDays: days ? Number(days) : null }),
    }),
  },
})
