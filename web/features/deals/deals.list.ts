/** How the list of deals is filtered and sorted. */
import * as texts from '#texts/deals/list.js'
import * as words from '#texts/deals/words.js'
import type { DealsPageQuery$variables } from '#web/__generated__/DealsPageQuery.graphql.ts'
import { buttons, choicesIn, flag, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const statuses = {
  open: 'OPEN',
  licensed: 'LICENSED',
  spunout: 'SPUN_OUT',
  invested: 'INVESTED',
  ended: 'ENDED',
} as const

export const dealList = listOf<DealsPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn({
        open: words.open(),
        licensed: words.licensed(),
        spunout: words.spunOut(),
        invested: words.invested(),
        ended: words.ended(),
      }),
      asks: (chosen) => ({ status: chosen.length ? chosen.map((one) => statuses[one]) : null }),
    }),
    whose: buttons({
      label: texts.whose(),
      choices: choicesIn({ mine: texts.mine() }),
      single: true,
      asks: ([whose]) => ({ mine: whose === 'mine' || null }),
    }),
    blocked: flag({ label: texts.inTheWay(), on: texts.blocked(), asks: (blocked) => ({ blocked }) }),
  },
})
