/** Templates of agreements: administrators alone read them. */
import type { Relations } from './clauses.ts'

export const agreementRelations = {
  AgreementVersion: {},
} as const satisfies { AgreementVersion: Relations<'AgreementVersion'> }
