/** Withdraws a disclosure, with the reason. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { withdrawDisclosureRules } from '#api/features/disclosures/disclosure.rules.ts'
import * as texts from '#texts/disclosures/actions.js'
import type { WithdrawDisclosureMutation } from '#web/__generated__/WithdrawDisclosureMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = withdrawDisclosureRules.omit(['id'])

export function WithdrawDisclosure({ id, onClose }: { id: string; onClose: () => void }) {
  const [withdraw] = useAction<WithdrawDisclosureMutation>(
    graphql`
      mutation WithdrawDisclosureMutation($input: WithdrawDisclosureInput!) {
        withdrawDisclosure(input: $input) {
          disclosure {
            status
          }
        }
      }
    `,
    { success: { title: texts.withdrawn() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="withdrawDisclosure"
      open
      onClose={onClose}
      title={texts.withdrawTitle()}
      rules={rules}
      initial={{ reason: '' }}
      action={({ reason }) => withdraw({ input: { id, reason } })}
      submit={texts.withdraw()}
      danger
    >
      <Text color="fg.muted">{texts.withdrawHint()}</Text>
      <TextArea name="reason" rows={4} />
    </FormDialog>
  )
}
