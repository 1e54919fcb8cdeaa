/** The archive of projects, completed ones too, and what its address asks for. */
import { endedStatuses } from '#api/features/projects/ended.rules.ts'
import * as deals from '#texts/deals/words.js'
import * as page from '#texts/projects/archivePage.js'
import * as words from '#texts/projects/projectWords.js'
import type { ArchivePageQuery$variables } from '#web/__generated__/ArchivePageQuery.graphql.ts'
import { choicesIn, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { statusWords } from './projectWords.ts'

const outcomes = {
  licensed: 'LICENSED',
  spunout: 'SPUN_OUT',
  completed: 'COMPLETED',
  stopped: 'STOPPED',
} as const

export const archiveList = listOf<ArchivePageQuery$variables>()({
  pageSize: 25,
  sort: { field: 'STATUS_SINCE', direction: 'DESC' },
  filters: {
    q: search({ label: page.searchProjects(), asks: (text) => ({ search: text }) }),
    status: select({
      label: page.status(),
      all: page.allStatuses(),
      choices: choicesIn(statusWords, endedStatuses),
      chip: (status) => page.statusIs({ status }),
      asks: (status) => ({ status: status.length ? status : endedStatuses }),
    }),
    outcome: select({
      label: page.outcome(),
      all: page.allOutcomes(),
      choices: choicesIn({
        licensed: deals.licensed(),
        spunout: deals.spunOut(),
        completed: words.outcomeCompleted(),
        stopped: words.outcomeStopped(),
        unknown: words.outcomeUnknown(),
      }),
      chip: (outcome) => page.outcomeIs({ outcome }),
      asks: ([chosen]) => ({
        outcome: chosen && chosen !== 'unknown' ? [outcomes[chosen]] : null,
        outcomeKnown: chosen === 'unknown' ? false : null,
      }),
    }),
  },
})
