/** How the list of patents is filtered and sorted. */
import * as texts from '#texts/patents/list.js'
import * as words from '#texts/patents/words.js'
import type { PatentsPageQuery$variables, PatentOffice } from '#web/__generated__/PatentsPageQuery.graphql.ts'
import { buttons, choicesIn, flag, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { officeChoices } from './patentWords.ts'

const states = {
  preparing: ['PREPARING'],
  filed: ['FILED'],
  published: ['PUBLISHED'],
  granted: ['GRANTED'],
  ended: ['REFUSED', 'WITHDRAWN', 'LAPSED', 'REVOKED', 'EXPIRED'],
} as const

export const patentList = listOf<PatentsPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'FILED_ON', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn({
        preparing: words.preparing(),
        filed: words.filed(),
        published: words.published(),
        granted: words.granted(),
        ended: texts.ended(),
      }),
      asks: (chosen) => ({ status: chosen.length ? chosen.flatMap((one) => states[one]) : null }),
    }),
    office: select({
      label: texts.office(),
      all: texts.allOffices(),
      choices: officeChoices,
      asks: (offices) => ({ office: offices.length ? (offices as PatentOffice[]) : null }),
    }),
    due: flag({ label: texts.deadline(), value: 'soon', on: texts.dueSoon(), asks: (due) => ({ due }) }),
    confidential: flag({
      label: texts.visibility(),
      on: texts.confidential(),
      asks: (confidential) => ({ confidential }),
    }),
    whose: flag({
      label: texts.inventor(),
      value: 'mine',
      on: texts.mine(),
      asks: (mine) => ({ mine }),
    }),
  },
})
