/** Making an API key. It is shown once: the dialog stays until the person has put it away. */
import { graphql } from 'react-relay'
import * as texts from '#texts/apiKeys/newApiKey.js'
import { createApiKeyRules } from '#api/features/apiKeys/apiKey.rules.ts'
import type { NewApiKeyMutation } from '#web/__generated__/NewApiKeyMutation.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { roleChoices } from '#web/features/users/roleNames.ts'
import { useAction } from '#web/relay/useAction.ts'
import { CopyAddress } from '#web/ui/CopyAddress.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { ShownOnceDialog } from '#web/ui/ShownOnceDialog.tsx'
import { callWith, isSandboxKey } from './sandboxCall.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** Whether there is a sandbox, to which a key may lead. */
  sandbox: boolean
}

export const NewApiKey = ({ sandbox, ...dialog }: Props) => (
  <ShownOnceDialog
    {...dialog}
    title={texts.newApiKey()}
    made={texts.yourNewKey()}
    label={texts.theKey()}
    note={(key) =>
      isSandboxKey(key) && <CopyAddress label={texts.tryIt()} address={callWith(key)} copy={texts.copyCall()} />
    }
  >
    {(show) => <KeyForm sandbox={sandbox} onMade={show} />}
  </ShownOnceDialog>
)

const scopeChoices = [
  { value: 'READ', label: texts.read() },
  { value: 'WRITE', label: texts.readAndChange() },
]
const dataChoices = (isAdministrator: boolean) => [
  { value: '', label: texts.realData() },
  ...roleChoices()
    .filter(({ value }) => value !== 'ADMIN' || isAdministrator)
    .map(({ value, label }) => ({ value, label: texts.sandboxAs({ role: label }) })),
]
const ends = [30, 90, 180, 365].map((days) => ({ value: String(days), label: texts.days({ days }) }))

interface Values extends Record<string, unknown> {
  name: string
  /** One choice on screen; the rules make the list of it. */
  scopes: string
  /** Nothing for a key to the real data. */
  sandboxRole: string
  expiresInDays: number
}

function KeyForm({ sandbox, onMade }: { sandbox: boolean; onMade: (key: string) => void }) {
  const isAdministrator = useAllowed('ADMINISTRATION')
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
  const initial: Values = { name: '', scopes: 'READ', sandboxRole: '', expiresInDays: 90 }
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
      {sandbox && <SelectField name="sandboxRole" choices={dataChoices(isAdministrator)} hint={texts.dataHint()} />}
      <SelectField name="expiresInDays" choices={ends} />
    </Form>
  )
}
