/** Ends an interest: whose it is withdraws it, or a side passes, with a reason that stays with that side. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { passInterestRules, withdrawInterestRules } from '#api/features/interests/interest.rules.ts'
import * as texts from '#texts/interests/actions.js'
import type { EndInterestPassMutation } from '#web/__generated__/EndInterestPassMutation.graphql.ts'
import type { EndInterestWithdrawMutation } from '#web/__generated__/EndInterestWithdrawMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

interface Props {
  id: string
  onClose: () => void
}

export function WithdrawInterest({ id, onClose }: Props) {
  const [withdraw] = useAction<EndInterestWithdrawMutation>(
    graphql`
      mutation EndInterestWithdrawMutation($input: WithdrawInterestInput!) {
        withdrawInterest(input: $input) {
          interest {
            id
          }
        }
      }
    `,
    { success: { title: texts.withdrawn() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="withdrawInterest"
      open
      onClose={onClose}
      title={texts.withdraw()}
      rules={withdrawInterestRules.omit(['id'])}
      initial={{ reason: '' }}
      action={(values) => withdraw({ input: { id, ...values } })}
      submit={texts.withdraw()}
    >
      <Text color="fg.muted">{texts.withdrawHint()}</Text>
      <TextArea name="reason" />
    </FormDialog>
  )
}

export function PassInterest({ id, onClose, title }: Props & { title: string }) {
  const [pass] = useAction<EndInterestPassMutation>(
    graphql`
      mutation EndInterestPassMutation($input: PassInterestInput!) {
        passInterest(input: $input) {
          interest {
            id
          }
        }
      }
    `,
    { success: { title: texts.passed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="passInterest"
      open
      onClose={onClose}
      title={title}
      rules={passInterestRules.omit(['id'])}
      initial={{ reason: '' }}
      action={(values) => pass({ input: { id, ...values } })}
      submit={title}
    >
      <Text color="fg.muted">{texts.passHint()}</Text>
      <TextArea name="reason" />
    </FormDialog>
  )
}
