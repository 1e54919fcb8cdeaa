/** How the list of provisioned accounts is filtered and sorted. */
import * as texts from '#texts/provisioning/accounts.js'
import type { ProvisionedUsersPageQuery$variables } from '#web/__generated__/ProvisionedUsersPageQuery.graphql.ts'
import { statusFilter } from '#web/features/accounts/statusFilter.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, choicesIn, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { originWords } from './originWords.ts'

const origins = { created: 'CREATED', existing: 'ADOPTED', deleted: 'DELETED' } as const

export const provisionedUserList = listOf<ProvisionedUsersPageQuery$variables>()({
  pageSize: 50,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    connection: select({
      label: texts.connection(),
      all: texts.allConnections(),
      choices: 'offered',
      asks: ([number]) => ({ connectionId: number ? globalId('ProvisioningConnection', Number(number)) : null }),
    }),
    origin: buttons({
      label: texts.how(),
      choices: choicesIn({
        created: originWords.CREATED,
        existing: originWords.ADOPTED,
        deleted: originWords.DELETED,
      }),
      asks: (chosen) => ({ origin: chosen.length ? chosen.map((one) => origins[one]) : null }),
    }),
    status: statusFilter,
  },
})
