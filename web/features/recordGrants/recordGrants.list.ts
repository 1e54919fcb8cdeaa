/** How the list of access to single records is filtered and sorted. */
import * as texts from '#texts/recordGrants/list.js'
import * as words from '#texts/recordGrants/words.js'
import type { RecordGrantsPageQuery$variables } from '#web/__generated__/RecordGrantsPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, choicesIn, numbered } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const states = { active: 'STANDING', ended: 'LAPSED', revoked: 'REVOKED' } as const

export const recordGrantList = listOf<RecordGrantsPageQuery$variables>()({
  pageSize: 50,
  sort: { field: 'EXPIRES_ON', direction: 'DESC' },
  filters: {
    state: buttons({
      label: texts.state(),
      choices: choicesIn({ active: words.standing(), ended: words.lapsed(), revoked: words.revoked() }),
      single: true,
      asks: ([state]) => ({ state: state === undefined ? null : states[state] }),
    }),
    person: numbered({
      label: texts.person(),
      asks: (person) => ({ userId: person === null ? null : globalId('User', person) }),
    }),
  },
})
