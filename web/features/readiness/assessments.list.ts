/** The list of assessments: its filters, and what its address asks for. */
import * as texts from '#texts/readiness/filters.js'
import * as list from '#texts/readiness/list.js'
import type { AssessmentsPageQuery$variables } from '#web/__generated__/AssessmentsPageQuery.graphql.ts'
import { buttons, choicesIn, flag, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const statuses = { draft: ['DRAFT', 'PROCESSING'], completed: ['COMPLETED'] } as const

export const assessmentList = listOf<AssessmentsPageQuery$variables>()({
  pageSize: 24,
  // The newest first.
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: list.search(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn({ draft: texts.draft(), completed: texts.completed() }),
      single: true,
      asks: (chosen) => ({ status: chosen.flatMap((one) => statuses[one]) }),
    }),
    whose: flag({
      label: texts.assessedBy(),
      value: 'mine',
      on: texts.me(),
      chip: texts.byMe(),
      asks: (mine) => ({ mine }),
    }),
  },
})
