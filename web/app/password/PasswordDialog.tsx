/** Asks for the password once more before a change that gives access to the account, which goes on by itself then. */
import { Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/app/passwordDialog.js'
import { confirmPasswordRules } from '#api/features/accounts/account.rules.ts'
import type { PasswordDialogMutation } from '#web/__generated__/PasswordDialogMutation.graphql.ts'
import { useApp } from '#web/app/AppContext.tsx'
import { PasskeyProof } from '#web/features/secondFactor/PasskeyProof.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { CancelButton } from '#web/ui/form/CancelButton.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormActions } from '#web/ui/form/FormActions.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Modal } from '#web/ui/Modal.tsx'

interface Props {
  open: boolean
  onAnswer: (confirmed: boolean) => void
}

export default function PasswordDialog({ open, onAnswer }: Props) {
  const { demo } = useApp()
  const [confirm] = useAction<PasswordDialogMutation>(
    graphql`
      mutation PasswordDialogMutation($input: ConfirmPasswordInput!) {
        confirmPassword(input: $input) {
          provenUntil
        }
      }
    `,
    { failure: texts.passwordNotConfirmed(), alone: true },
  )
  return (
    <Modal
      open={open}
      onClose={() => onAnswer(false)}
      title={texts.confirmYourPassword()}
      description={texts.enterYourPasswordToContinue()}
    >
      <Form
        call="confirmPassword"
        rules={confirmPasswordRules}
        guard={false}
        initial={{ password: '' }}
        action={(input) => confirm({ input })}
        onDone={() => onAnswer(true)}
        actions={
          <FormActions justifyContent="end">
            <CancelButton onCancel={() => onAnswer(false)} />
            <SubmitButton>{texts.continue()}</SubmitButton>
          </FormActions>
        }
      >
        <PasswordField name="password" autoComplete="current-password" focused />
        <Suspense fallback={null}>
          <PasskeyProof onProven={() => onAnswer(true)} />
        </Suspense>
        {demo && <Text color="fg.muted">{texts.thePasswordOfTheDemo()}</Text>}
      </Form>
    </Modal>
  )
}
