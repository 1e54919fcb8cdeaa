/** How the list of reports is filtered and sorted. */
import * as texts from '#texts/moderation/reports.js'
import type { ReportedContentPageQuery$variables } from '#web/__generated__/ReportedContentPageQuery.graphql.ts'
import { buttons, choicesIn, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { kindWords, outcomeOf, reasonWords } from './moderationWords.ts'

const lower = <K extends string>(words: Record<K, string>) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key.toLowerCase(), word])) as Record<
    Lowercase<K>,
    string
  >
const upper = <K extends string>(values: readonly Lowercase<K>[]) =>
  values.length ? values.map((value) => value.toUpperCase() as K) : null

export const reportList = listOf<ReportedContentPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    outcome: buttons({
      label: texts.outcome(),
      choices: choicesIn({
        waiting: outcomeOf('WAITING').words,
        acted: outcomeOf('ACTED').words,
        kept: outcomeOf('KEPT').words,
      }),
      asks: (chosen) => ({ outcome: upper<'WAITING' | 'ACTED' | 'KEPT'>(chosen) }),
    }),
    reason: select({
      label: texts.reason(),
      all: texts.allReasons(),
      choices: choicesIn(lower(reasonWords)),
      asks: (chosen) => ({ reason: upper<keyof typeof reasonWords>(chosen) }),
      half: true,
    }),
    kind: select({
      label: texts.kind(),
      all: texts.allKinds(),
      choices: choicesIn(lower(kindWords)),
      asks: (chosen) => ({ kind: upper<keyof typeof kindWords>(chosen) }),
      half: true,
    }),
  },
})
