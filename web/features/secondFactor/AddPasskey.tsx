/** Adding a passkey: its name, the browser’s dialog, and the recovery codes when it is the first second factor. */
import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as codeTexts from '#texts/secondFactor/codes.js'
import * as texts from '#texts/secondFactor/passkeys.js'
import { renamePasskeyRules } from '#api/features/accounts/secondFactor/secondFactor.rules.ts'
import type { AddPasskeyMutation } from '#web/__generated__/AddPasskeyMutation.graphql.ts'
import type { AddPasskeyStartMutation } from '#web/__generated__/AddPasskeyStartMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormActions } from '#web/ui/form/FormActions.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { makePasskey } from './webAuthn.ts'

const rules = renamePasskeyRules.pick(['name'])

export default function AddPasskey({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const add = useAddPasskey()
  return (
    <Modal open onClose={onClose} title={codes.length ? codeTexts.title() : texts.add()} lasting={codes.length > 0}>
      {codes.length ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <Form
          call="addPasskey"
          rules={rules}
          guard={false}
          initial={{ name: '' }}
          action={({ name }) => add(name)}
          onDone={({ recoveryCodes }) => (recoveryCodes.length ? setCodes(recoveryCodes) : onClose())}
          actions={
            <FormActions justifyContent="end">
              <SubmitButton>{texts.continue()}</SubmitButton>
            </FormActions>
          }
        >
          <Text color="fg.muted">{texts.addWhat()}</Text>
          <TextField name="name" autoComplete="off" hint={texts.nameHint()} />
        </Form>
      )}
    </Modal>
  )
}

type Added = { ok: true; recoveryCodes: readonly string[] } | { ok: false; fieldErrors?: Record<string, string> }

function useAddPasskey() {
  const [start] = useAction<AddPasskeyStartMutation>(
    graphql`
      mutation AddPasskeyStartMutation {
        startPasskey {
          options
        }
      }
    `,
    { failure: texts.notAdded(), alone: true },
  )
  const [add] = useAction<AddPasskeyMutation>(
    graphql`
      mutation AddPasskeyMutation($input: AddPasskeyInput!) {
        addPasskey(input: $input) {
          recoveryCodes
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.notAdded() },
  )
  return async (name: string): Promise<Added> => {
    const begun = await start({})
    if (!begun.ok) return begun
    const response = await makePasskey(begun.data.startPasskey.options).catch(() => {
      toast({ kind: 'error', title: texts.notAdded(), description: texts.notMade() })
      return null
    })
    if (!response) return { ok: false }
    const outcome = await add({ input: { name, response } })
    return outcome.ok ? { ok: true, recoveryCodes: outcome.data.addPasskey.recoveryCodes } : outcome
  }
}
