/** Records the investment that an interest came to. */
import { graphql } from 'react-relay'
import { completeInterestRules } from '#api/features/holdings/holding.rules.ts'
import * as texts from '#texts/holdings/form.js'
import type { RecordInvestmentMutation } from '#web/__generated__/RecordInvestmentMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { emptyTerms, TermsFields } from './TermsFields.tsx'

const rules = completeInterestRules.omit(['id'])

export function RecordInvestment({ id, onClose }: { id: string; onClose: () => void }) {
  const [record] = useAction<RecordInvestmentMutation>(
    graphql`
      mutation RecordInvestmentMutation($input: CompleteInterestInput!) {
        completeInterest(input: $input) {
          interest {
            status
          }
        }
      }
    `,
    { success: { title: texts.recorded(), description: texts.recordedWhat() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="completeInterest"
      open
      onClose={onClose}
      title={texts.record()}
      rules={rules}
      initial={emptyTerms}
      action={(values) => record({ input: { id, ...values } })}
      submit={texts.record()}
    >
      <TermsFields />
    </FormDialog>
  )
}
