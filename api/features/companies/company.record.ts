/** Companies, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'

export const companyRecord = record('Company', {
  path: (id, may) => `${may('COMPANY_RELATION') ? '/kuteam/industry' : '/industry/partners'}?company=${id}`,
  history: { requires: 'COMPANY_RELATION' },
})
