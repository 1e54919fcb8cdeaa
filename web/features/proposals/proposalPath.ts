/** Where a proposal opens: for the company's people and for applicants; the university reads it with its challenge. */
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'

/** The address up to the number; null for those who have no page of proposals. */
export const proposalPath = (permissions: readonly Permission[]): string | null =>
  permissions.includes('CHALLENGE_MANAGE')
    ? '/proposals?proposal='
    : permissions.includes('CHALLENGE_BROWSE')
      ? '/industry-challenges?tab=proposals&proposal='
      : null
