/** How the list of grants is filtered and sorted. */
import * as texts from '#texts/grants/list.js'
import * as words from '#texts/grants/words.js'
import type { GrantsPageQuery$variables } from '#web/__generated__/GrantsPageQuery.graphql.ts'
import { buttons, choicesIn, flag, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const states = {
  preparing: ['PREPARING'],
  submitted: ['SUBMITTED'],
  awarded: ['AWARDED'],
  active: ['ACTIVE'],
  completed: ['COMPLETED'],
  ended: ['DECLINED', 'WITHDRAWN', 'TERMINATED'],
} as const

const roles = { lead: 'LEAD', partner: 'PARTNER', subaward: 'SUBAWARD' } as const

export const grantList = listOf<GrantsPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'STARTS_ON', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn({
        preparing: words.preparing(),
        submitted: words.submitted(),
        awarded: words.awarded(),
        active: words.active(),
        completed: words.completed(),
        ended: texts.ended(),
      }),
      asks: (chosen) => ({ status: chosen.length ? chosen.flatMap((one) => states[one]) : null }),
    }),
    role: buttons({
      label: texts.role(),
      choices: choicesIn({ lead: words.lead(), partner: words.partner(), subaward: words.subaward() }),
      asks: (chosen) => ({ role: chosen.length ? chosen.map((one) => roles[one]) : null }),
    }),
    due: flag({ label: texts.deliverables(), value: 'soon', on: texts.dueSoon(), asks: (due) => ({ due }) }),
    whose: flag({ label: texts.member(), value: 'mine', on: texts.mine(), asks: (mine) => ({ mine }) }),
  },
})
