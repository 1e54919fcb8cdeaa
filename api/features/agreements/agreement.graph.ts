/** Requests for agreements in the schema. */
import type { InferType } from 'yup'
import { actionField, recordField } from '../../actionField.ts'
import { describedEnum } from '../../builder.ts'
import { requestAgreement } from './agreement.actions.ts'
import type { requestAgreementRules } from './agreement.rules.ts'

describedEnum<NonNullable<InferType<typeof requestAgreementRules>['direction']>>(
  'AgreementDirection',
  'Who provides what an agreement is about.',
  { GIVE: 'The university.', RECEIVE: 'The other party.', BOTH: null },
)

actionField(requestAgreement, (t) => ({
  supportRequest: recordField(t, 'SupportRequest', (out) => out.requestId),
}))
