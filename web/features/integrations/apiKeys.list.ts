/** How the list of everybody's API keys is filtered and sorted. */
import * as texts from '#texts/integrations/keys.js'
import type { ApiKeysPageQuery$variables } from '#web/__generated__/ApiKeysPageQuery.graphql.ts'
import { buttons, choicesIn, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

type State = 'IN_FORCE' | 'EXPIRED' | 'REVOKED'
type Scope = 'READ' | 'WRITE'

const upper = <K extends string>(values: readonly Lowercase<K>[]) =>
  values.length ? values.map((value) => value.toUpperCase() as K) : null

export const apiKeyList = listOf<ApiKeysPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  fixed: { everybody: true },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    state: buttons({
      label: texts.state(),
      choices: choicesIn({ in_force: texts.inForce(), expired: texts.expired(), revoked: texts.revoked() }),
      asks: (chosen) => ({ state: upper<State>(chosen) }),
    }),
    scope: select({
      label: texts.scope(),
      all: texts.allScopes(),
      choices: choicesIn({ read: texts.read(), write: texts.write() }),
      asks: (chosen) => ({ scope: upper<Scope>(chosen) }),
    }),
    data: select({
      label: texts.data(),
      all: texts.allData(),
      choices: choicesIn({ university: texts.university(), sandbox: texts.sandbox() }),
      asks: ([data]) => ({ sandbox: data === undefined ? null : data === 'sandbox' }),
    }),
  },
})
