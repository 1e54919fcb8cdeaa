/** Webhooks, a section of the settings: register an address, choose its events, test it, read its log, remove it. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/webhooks/webhooksSection.js'
import { createWebhookRules, webhookEvents } from '#api/features/webhooks/webhook.rules.ts'
import type {
  WebhookEvent,
  WebhooksSectionCreateMutation,
} from '#web/__generated__/WebhooksSectionCreateMutation.graphql.ts'
import type { WebhooksSectionQuery } from '#web/__generated__/WebhooksSectionQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import { ShownOnce } from '#web/ui/ShownOnce.tsx'
import { OneWebhook } from './OneWebhook.tsx'
import { eventChoices } from './webhookWords.ts'

const query = graphql`
  query WebhooksSectionQuery {
    webhooks(first: 10) {
      edges {
        node {
          ...OneWebhook_webhook
          id
        }
      }
    }
  }
`

export default function WebhooksSection() {
  const { webhooks } = useRead<WebhooksSectionQuery>(query, {})
  const rows = nodesOf(webhooks)
  return (
    <>
      <Section title={texts.newWebhook()}>
        <NewWebhook />
      </Section>
      {rows.map((webhook) => (
        <OneWebhook key={webhook.id} webhook={webhook} />
      ))}
    </>
  )
}

function NewWebhook() {
  const [secret, setSecret] = useState('')
  const [perform] = useAction<WebhooksSectionCreateMutation>(graphql`
    mutation WebhooksSectionCreateMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        secret
      }
    }
  `)
  if (secret) return <ShownOnce value={secret} label={texts.secret()} onDone={() => setSecret('')} />
  return (
    <Stack gap="4">
      <Text color="fg.muted">{texts.anAddressOfYourOwn()}</Text>
      <Form
        call="createWebhook"
        rules={createWebhookRules}
        initial={{ url: '', events: webhookEvents as readonly WebhookEvent[] }}
        action={(input) => perform({ input })}
        onDone={({ data }) => setSecret(data.createWebhook.secret)}
        actions={
          <HStack>
            <SubmitButton>{texts.register()}</SubmitButton>
          </HStack>
        }
      >
        <TextField name="url" type="url" placeholder="https://" />
        <TicksField name="events" choices={eventChoices} />
      </Form>
    </Stack>
  )
}
