/** Deleting one’s own account: the password, then one question that names the person. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/settings/deleteAccount.js'
import { deleteAccountRules } from '#api/features/accounts/account.rules.ts'
import type { DeleteAccountMutation } from '#web/__generated__/DeleteAccountMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { endSession } from '#web/app/session.ts'
import { useAction, type Outcome } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Rich } from '#web/ui/Rich.tsx'

const success = {
  title: texts.accountDeleted(),
  description: texts.yourAccountAndYourName(),
}

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
    { success, failure: texts.failedToDeleteTheAccount(), alone: true },
  )
  const ask = (input: { password: string }) =>
    new Promise<Deleted>((resolve) =>
      confirm({
        title: texts.deleteTheAccountOf({ name }),
        message: <Rich text={texts.neverAgain()} parts={{ email: <strong>{email}</strong> }} />,
        confirm: texts.deleteAccount(),
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
        <Text>{texts.yourProfileSessionsNotificationsAnd()}</Text>
        <Text>{texts.whatOthersRelyOnStays()}</Text>
      </Stack>
      <Form
        call="deleteAccount"
        rules={deleteAccountRules}
        guard={false}
        initial={{ password: '' }}
        action={ask}
        onDone={() => endSession('/landing')}
        actions={
          <SubmitButton alignSelf="start" colorPalette="danger">
            {texts.deleteMyAccount()}
          </SubmitButton>
        }
      >
        <PasswordField name="password" autoComplete="current-password" />
      </Form>
    </>
  )
}
