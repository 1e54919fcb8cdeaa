/** How the list of announcements is filtered and sorted. */
import * as texts from '#texts/announcements/list.js'
import type { AnnouncementsPageQuery$variables } from '#web/__generated__/AnnouncementsPageQuery.graphql.ts'
import { buttons, choicesIn, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import * as words from '#texts/announcements/words.js'

const inState = { shown: 'SHOWN', scheduled: 'SCHEDULED', ended: 'ENDED' } as const
const ofSeverity = { information: 'INFORMATION', warning: 'WARNING', critical: 'CRITICAL' } as const

export const announcementList = listOf<AnnouncementsPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'STARTS_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    state: buttons({
      label: texts.state(),
      choices: choicesIn({ shown: words.shown(), scheduled: words.scheduled(), ended: words.ended() }),
      asks: (chosen) => ({ state: chosen.length ? chosen.map((one) => inState[one]) : null }),
    }),
    severity: buttons({
      label: texts.severity(),
      choices: choicesIn({
        information: words.information(),
        warning: words.warning(),
        critical: words.critical(),
      }),
      asks: (chosen) => ({ severity: chosen.length ? chosen.map((one) => ofSeverity[one]) : null }),
    }),
  },
})
