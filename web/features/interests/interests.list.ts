/** How the lists of interests are filtered and sorted. */
import * as texts from '#texts/interests/list.js'
import * as words from '#texts/interests/words.js'
import type { InterestsPageQuery$variables } from '#web/__generated__/InterestsPageQuery.graphql.ts'
import { buttons, choicesIn, flag, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const statuses = {
  expressed: 'EXPRESSED',
  acknowledged: 'ACKNOWLEDGED',
  meeting: 'MEETING_SCHEDULED',
  discussion: 'IN_DISCUSSION',
  terms: 'TERM_SHEET',
  invested: 'INVESTED',
  passed: 'PASSED',
  withdrawn: 'WITHDRAWN',
} as const

const kinds = { investors: 'INVESTMENT', companies: 'INDUSTRY' } as const

export const interestList = listOf<InterestsPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    stage: buttons({
      label: texts.stage(),
      choices: choicesIn({
        expressed: words.expressed(),
        acknowledged: words.acknowledged(),
        meeting: words.meeting(),
        discussion: words.discussion(),
        terms: words.termSheet(),
        invested: words.invested(),
        passed: words.passed(),
        withdrawn: words.withdrawn(),
      }),
      asks: (chosen) => ({ status: chosen.length ? chosen.map((one) => statuses[one]) : null }),
    }),
    kind: buttons({
      label: texts.kind(),
      choices: choicesIn({ investors: texts.investors(), companies: texts.companies() }),
      single: true,
      asks: ([kind]) => ({ kind: kind ? kinds[kind] : null }),
    }),
    whose: buttons({
      label: texts.whose(),
      choices: choicesIn({ mine: texts.mine() }),
      single: true,
      asks: ([whose]) => ({ mine: whose === 'mine' || null }),
    }),
    goingOn: flag({ label: texts.progress(), on: texts.goingOn(), asks: (goingOn) => ({ goingOn }) }),
    overdue: flag({ label: texts.followUp(), on: texts.overdue(), asks: (overdue) => ({ overdue }) }),
  },
})
