/** Ends the publication of a technology summary. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { withdrawSummaryRules } from '#api/features/summaries/summary.rules.ts'
import * as texts from '#texts/summaries/actions.js'
import type { WithdrawSummaryMutation } from '#web/__generated__/WithdrawSummaryMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = withdrawSummaryRules.omit(['id'])

export function WithdrawSummary({ id, onClose }: { id: string; onClose: () => void }) {
  const [perform] = useAction<WithdrawSummaryMutation>(
    graphql`
      mutation WithdrawSummaryMutation($input: WithdrawSummaryInput!) {
        withdrawSummary(input: $input) {
          technologySummary {
            id
            status
          }
        }
      }
    `,
    { success: { title: texts.withdrawn() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="withdrawSummary"
      open
      onClose={onClose}
      title={texts.withdrawTitle()}
      rules={rules}
      initial={{ reason: '' }}
      action={({ reason }) => perform({ input: { id, reason } })}
      submit={texts.withdraw()}
      danger
    >
      <Text color="fg.muted">{texts.withdrawHint()}</Text>
      <TextArea name="reason" rows={4} />
    </FormDialog>
  )
}
