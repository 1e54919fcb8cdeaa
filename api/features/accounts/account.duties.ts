/** New accounts that wait for the university's verification; those that were asked for documents do not until they come. */
import { duty } from '../../duties/duty.ts'

export const accountVerifyDuty = duty<{ name: string; createdAt: Date }>()({
  kind: 'ACCOUNT_VERIFY',
  model: 'User',
  requires: 'USER_VERIFY',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({
    AND: [access.within('USER_VERIFY'), { NOT: { investor: { askedAt: { not: null }, answeredAt: null } } }],
  }),
  clock: { promisedFrom: 'createdAt' },
  select: { name: true },
  title: ({ name }) => name,
  words: ['name'],
  since: ({ createdAt }) => createdAt,
  outside: true,
  answered: { from: 'createdAt', at: 'verifiedAt' },
  at: (_, may) => `${may('ADMIN_DASHBOARD') ? '/admin-dashboard' : '/ku-dashboard'}#accounts-to-verify`,
})
