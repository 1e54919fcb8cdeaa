/** The security log: its filters, and what its address asks for. */
import * as texts from '#texts/securityLog/securityLogPage.js'
import type { SecurityLogPageQuery$variables } from '#web/__generated__/SecurityLogPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, numbered, search } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { kindChoices } from './securityWords.ts'

export const securityEventList = listOf<SecurityLogPageQuery$variables>()({
  pageSize: 50,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.networkAddress(), asks: (address) => ({ address }) }),
    kind: buttons({ label: texts.event(), choices: kindChoices, asks: (kind) => ({ kind }) }),
    person: numbered({
      label: texts.account(),
      asks: (person) => ({ userId: person === null ? null : globalId('User', person) }),
    }),
  },
})
