/** Setting up an authenticator app: the QR code, the first code, and the recovery codes. */
import { Stack, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/secondFactor/app.js'
import * as codeTexts from '#texts/secondFactor/codes.js'
import { confirmTotpRules } from '#api/features/accounts/secondFactor/secondFactor.rules.ts'
import type { SetUpAppMutation } from '#web/__generated__/SetUpAppMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormActions } from '#web/ui/form/FormActions.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface Props {
  started: { secret: string; address: string }
  onClose: () => void
}

export default function SetUpApp({ started: { secret, address }, onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [confirm] = useAction<SetUpAppMutation>(
    graphql`
      mutation SetUpAppMutation($input: ConfirmTotpInput!) {
        confirmTotp(input: $input) {
          recoveryCodes
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.notAdded() },
  )
  return (
    <Modal open onClose={onClose} title={codes.length ? codeTexts.title() : texts.setUp()} lasting={codes.length > 0}>
      {codes.length ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <Form
          call="confirmTotp"
          rules={confirmTotpRules}
          guard={false}
          initial={{ code: '' }}
          action={(input) => confirm({ input })}
          onDone={({ data }) => {
            const { recoveryCodes } = data.confirmTotp
            if (recoveryCodes.length) setCodes(recoveryCodes)
            else onClose()
          }}
          actions={
            <FormActions justifyContent="end">
              <SubmitButton>{texts.confirm()}</SubmitButton>
            </FormActions>
          }
        >
          <Text>{texts.scan()}</Text>
          <Stack alignItems="center" gap="3">
            <QrCode text={address} label={texts.qrCode()} />
            <Text color="fg.muted" textAlign="center">
              {texts.orType()}
            </Text>
            <chakra.code aria-label={texts.secret()} dir="ltr" userSelect="all" overflowWrap="anywhere" fontSize="sm">
              {secret.match(/.{1,4}/g)!.join(' ')}
            </chakra.code>
          </Stack>
          <TextField name="code" inputMode="numeric" autoComplete="one-time-code" hint={texts.codeHint()} />
        </Form>
      )}
    </Modal>
  )
}
