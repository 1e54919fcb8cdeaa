/** How many accounts there are, summed up for the names that administrators choose by. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { countsByRole_query$key } from '#web/__generated__/countsByRole_query.graphql.ts'
import { rolesIn, type RoleName } from './roleNames.ts'

export type Status = 'ACTIVE' | 'PENDING_VERIFICATION' | 'SUSPENDED' | 'DEACTIVATED'

/** The accounts in a state, of one role or of all. */
export function useAccountCounts(query: countsByRole_query$key): (status: Status, name?: RoleName) => number {
  const { accountCounts } = useFragment(
    graphql`
      fragment countsByRole_query on Query {
        accountCounts {
          role
          status
          count
        }
      }
    `,
    query,
  )
  return (status, name) => {
    const roles: readonly string[] | null = name ? rolesIn[name] : null
    return accountCounts
      .filter((one) => one.status === status && (!roles || roles.includes(one.role)))
      .reduce((sum, { count }) => sum + count, 0)
  }
}
