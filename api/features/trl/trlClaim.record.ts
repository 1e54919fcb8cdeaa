/** Claims for a readiness level, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const trlClaimRecord = record('TrlClaim', {
  // The people of the project see their claims on its page.
  path: (id, may) => (may('TRL_VALIDATE') ? `/trl-validation?claim=${id}` : '/researchers/projects'),
  search: {
    name: 'trlClaims',
    description: 'Claims for a Technology Readiness Level that the viewer may validate, newest first, at most 5.',
    read: 'TRL_READ',
    allowed: 'TRL_VALIDATE',
    order: newest('createdAt'),
    words: { derived: true },
  },
  history: { requires: 'TRL_READ_EVIDENCE' },
})
