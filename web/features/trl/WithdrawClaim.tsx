/** Withdraws a claim. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { withdrawTrlClaimRules } from '#api/features/trl/trl.rules.ts'
import * as texts from '#texts/trl/project.js'
import type { WithdrawClaimMutation } from '#web/__generated__/WithdrawClaimMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = withdrawTrlClaimRules.omit(['id'])

export function WithdrawClaim({ id, onClose }: { id: string; onClose: () => void }) {
  const [withdraw] = useAction<WithdrawClaimMutation>(
    graphql`
      mutation WithdrawClaimMutation($input: WithdrawTrlClaimInput!) {
        withdrawTrlClaim(input: $input) {
          project {
            ...ProjectTrl_project
            ...ProjectBadges_project
          }
        }
      }
    `,
    { success: { title: texts.withdrawn() }, failure: texts.failedToWithdraw() },
  )
  return (
    <FormDialog
      call="withdrawTrlClaim"
      open
      onClose={onClose}
      title={texts.withdrawTitle()}
      rules={rules}
      initial={{ reason: '' }}
      action={({ reason }) => withdraw({ input: { id, reason } })}
      submit={texts.withdraw()}
      danger
    >
      <Text>{texts.withdrawHint()}</Text>
      <TextArea name="reason" rows={3} />
    </FormDialog>
  )
}
