/** Deleting the own account: the password, then one question that names the person. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { deleteAccountRules } from '#api/features/accounts/account.rules.ts'
import type { DeleteAccountMutation } from '#web/__generated__/DeleteAccountMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { endSession } from '#web/app/session.ts'
import { useAction, type Outcome } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

const success = { title: 'Account deleted', description: 'Your account and your name are gone.' }

type Deleted = Outcome<DeleteAccountMutation['response']> | { ok: false; fieldErrors?: undefined }

export function DeleteAccount() {
  const { name, email } = useViewer()
  const confirm = useConfirm()
  const [remove] = useAction<DeleteAccountMutation>(
    graphql`
      mutation DeleteAccountMutation($input: DeleteAccountInput!) {
        deleteAccount(input: $input) {
          done
        }
      }
    `,
    { success, failure: 'Failed to delete the account' },
  )
  const ask = (input: { password: string }) =>
    new Promise<Deleted>((resolve) =>
      confirm({
        title: `Delete the account of ${name}?`,
        message: (
          <>
            <strong>{email}</strong> can never sign in again. This cannot be undone.
          </>
        ),
        confirm: 'Delete account',
        danger: true,
        // A wrong password is said at its field, below the dialog.
        onConfirm: async () => {
          resolve(await remove({ input }))
          return true
        },
        onCancel: () => resolve({ ok: false }),
      }),
    )
  return (
    <>
      <Stack gap="2" color="fg.muted">
        <Text>
          Your profile, sessions, notifications and memberships are deleted, and you are signed out everywhere.
        </Text>
        <Text>
          What others rely on stays without your name: your projects go on with the university as projects without an
          owner, and the record of changes says “Former member”.
        </Text>
      </Stack>
      <Form
        call="deleteAccount"
        rules={deleteAccountRules}
        guard={false}
        initial={{ password: '' }}
        action={ask}
        onDone={() => endSession('/landing')}
        actions={
          <SubmitButton alignSelf="start" colorPalette="red">
            Delete my account
          </SubmitButton>
        }
      >
        <PasswordField name="password" autoComplete="current-password" />
      </Form>
    </>
  )
}
