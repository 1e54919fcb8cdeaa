/** Suspends accounts or lets them in again, with a reason. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { setAccountStatusRules } from '#api/features/accounts/account.rules.ts'
import * as texts from '#texts/users/actions.js'
import type { SetAccountStatusMutation } from '#web/__generated__/SetAccountStatusMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = setAccountStatusRules.omit(['ids', 'status'])

interface Props {
  ids: string[]
  status: 'SUSPENDED' | 'ACTIVE'
  onClose: () => void
  onDone?: () => void
}

export function SetAccountStatus({ ids, status, onClose, onDone }: Props) {
  const count = ids.length
  const suspends = status === 'SUSPENDED'
  const [set] = useAction<SetAccountStatusMutation>(
    graphql`
      mutation SetAccountStatusMutation($input: SetAccountStatusInput!) {
        setAccountStatus(input: $input) {
          users {
            id
            status
          }
        }
      }
    `,
    { success: { title: texts.stateChanged({ count }) }, failure: texts.stateFailed() },
  )
  return (
    <FormDialog
      call="setAccountStatus"
      open
      onClose={onClose}
      title={suspends ? texts.suspendCount({ count }) : texts.letInCount({ count })}
      rules={rules}
      initial={{ reason: '' }}
      action={async (values) => {
        const done = await set({ input: { ids, status, ...values } })
        if (done.ok) onDone?.()
        return done
      }}
      submit={suspends ? texts.suspend() : texts.letIn()}
      danger={suspends}
    >
      <Text color="fg.muted">{suspends ? texts.suspendHint() : texts.letInHint()}</Text>
      <TextArea name="reason" rows={3} />
    </FormDialog>
  )
}
