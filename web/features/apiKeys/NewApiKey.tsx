/** Making an API key. It is shown once: the dialog stays until the person has put it away. */
import { graphql } from 'react-relay'
import * as texts from '#texts/apiKeys/newApiKey.js'
import { createApiKeyRules } from '#api/features/apiKeys/apiKey.rules.ts'
import type { NewApiKeyMutation } from '#web/__generated__/NewApiKeyMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { ShownOnceDialog } from '#web/ui/ShownOnceDialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

export const NewApiKey = (dialog: Props) => (
  <ShownOnceDialog {...dialog} title={texts.newApiKey()} made={texts.yourNewKey()} label={texts.theKey()}>
    {(show) => <KeyForm onMade={show} />}
  </ShownOnceDialog>
)

const scopeChoices = [
  { value: 'READ', label: texts.read() },
  { value: 'WRITE', label: texts.readAndChange() },
]
const ends = [30, 90, 180, 365].map((days) => ({ value: String(days), label: texts.days({ days }) }))

interface Values extends Record<string, unknown> {
  name: string
  /** One choice on screen; the rules make the list of it. */
  scopes: string
  expiresInDays: number
}

function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const [create] = useAction<NewApiKeyMutation>(graphql`
    mutation NewApiKeyMutation($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        key
        apiKey {
          id
        }
      }
    }
  `)
  const initial: Values = { name: '', scopes: 'READ', expiresInDays: 90 }
  return (
    <Form
      call="createApiKey"
      rules={createApiKeyRules}
      initial={initial}
      action={(input) => create({ input: input as unknown as NewApiKeyMutation['variables']['input'] })}
      onDone={({ data }) => onMade(data.createApiKey.key)}
      actions={<SubmitButton>{texts.makeKey()}</SubmitButton>}
    >
      <TextField name="name" autoComplete="off" hint={texts.whatItIsForTo()} />
      <SelectField name="scopes" choices={scopeChoices} />
      <SelectField name="expiresInDays" choices={ends} />
    </Form>
  )
}
