/** Where collaborations are listed: for the company's people, for researchers and for the university. */
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'

export const collaborationsPath = (permissions: readonly Permission[]): string =>
  permissions.includes('COLLABORATION_LIST') ? '/university/collaborations' : '/collaborations'
