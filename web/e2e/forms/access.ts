/** Where the forms of access to single records open. */
import { isoToday } from '#api/universityDay.rules.ts'
import type { Opener } from './openers.ts'

const grants = '/admin/access-control/grants'

export const accessOpeners: Record<string, Opener> = {
  setRecordGrant: {
    as: 'admin',
    address: grants,
    press: [/^Actions for the access of/, 'Change access'],
    values: { expiresOn: isoToday(30) },
  },
  revokeRecordGrant: {
    as: 'admin',
    address: `${grants}?state=active`,
    press: [/^Actions for the access of/, 'Revoke access'],
  },
}
