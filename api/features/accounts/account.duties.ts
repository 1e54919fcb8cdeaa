/** New accounts that wait for the university's verification. */
import { duty } from '../../duties/duty.ts'

export const accountVerifyDuty = duty<{ name: string; createdAt: Date }>()({
  kind: 'ACCOUNT_VERIFY',
  model: 'User',
  requires: 'USER_VERIFY',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => access.within('USER_VERIFY'),
  clock: { promisedFrom: 'createdAt' },
  select: { name: true },
  title: ({ name }) => name,
  since: ({ createdAt }) => createdAt,
  at: (_, may) => `${may('ADMIN_DASHBOARD') ? '/admin-dashboard' : '/ku-dashboard'}#accounts-to-verify`,
})
