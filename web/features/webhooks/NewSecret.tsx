/** Making a new secret of a webhook. It is shown once: the dialog stays until the person has put it away. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { createWebhookSecretRules } from '#api/features/webhooks/webhook.rules.ts'
import * as texts from '#texts/webhooks/oneWebhook.js'
import type { NewSecretMutation } from '#web/__generated__/NewSecretMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { SwitchField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { ShownOnceDialog } from '#web/ui/ShownOnceDialog.tsx'

const rules = createWebhookSecretRules.omit(['id'])

export function NewSecret({ id, onClose }: { id: string; onClose: () => void }) {
  const [create] = useAction<NewSecretMutation>(graphql`
    mutation NewSecretMutation($input: CreateWebhookSecretInput!) {
      createWebhookSecret(input: $input) {
        secret
        webhook {
          ...OneWebhook_webhook
        }
      }
    }
  `)
  return (
    <ShownOnceDialog onClose={onClose} title={texts.newSecret()} made={texts.yourSecret()} label={texts.secret()}>
      {(show) => (
        <Form
          call="createWebhookSecret"
          rules={rules}
          initial={{ endsPrevious: false }}
          action={(values) => create({ input: { id, ...values } })}
          onDone={({ data }) => show(data.createWebhookSecret.secret)}
          actions={<SubmitButton>{texts.makeSecret()}</SubmitButton>}
        >
          <Text color="fg.muted">{texts.newSecretWhat()}</Text>
          <SwitchField name="endsPrevious" hint={texts.endsHint()} />
        </Form>
      )}
    </ShownOnceDialog>
  )
}
