/** How the queue of moderation is filtered and sorted: what waits, unless the address says otherwise. */
import * as texts from '#texts/moderation/queue.js'
import type { ModerationQueuePageQuery$variables } from '#web/__generated__/ModerationQueuePageQuery.graphql.ts'
import { buttons, choicesIn, flag, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { kindWords, statusOf } from './moderationWords.ts'

const statuses = {
  waiting: ['OPEN', 'RESUBMITTED', 'APPEALED'],
  appealed: ['APPEALED'],
  resubmitted: ['RESUBMITTED'],
  revision: ['REVISION_ASKED'],
  withheld: ['HIDDEN', 'REMOVED', 'UPHELD'],
  over: ['DISMISSED', 'RESTORED'],
} as const

type Status = (typeof statuses)[keyof typeof statuses][number]
type Kind = keyof typeof kindWords
const kinds = Object.fromEntries(
  Object.entries(kindWords).map(([kind, words]) => [kind.toLowerCase(), words]),
) as Record<Lowercase<Kind>, string>

export const caseList = listOf<ModerationQueuePageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'WAITS_SINCE', direction: 'ASC' },
  filters: {
    state: buttons({
      label: texts.state(),
      choices: choicesIn({
        waiting: texts.waiting(),
        appealed: statusOf('APPEALED').words,
        resubmitted: statusOf('RESUBMITTED').words,
        revision: statusOf('REVISION_ASKED').words,
        withheld: texts.withheld(),
        over: texts.over(),
      }),
      asks: (chosen) => ({
        status: (chosen.length ? chosen : (['waiting'] as const)).flatMap((one): Status[] => [...statuses[one]]),
      }),
    }),
    kind: select({
      label: texts.kind(),
      all: texts.allKinds(),
      choices: choicesIn(kinds),
      asks: (chosen) => ({ kind: chosen.length ? chosen.map((one) => one.toUpperCase() as Kind) : null }),
    }),
    mine: flag({ label: texts.claimedBy(), on: texts.mine(), asks: (on) => ({ mine: on }) }),
  },
})
