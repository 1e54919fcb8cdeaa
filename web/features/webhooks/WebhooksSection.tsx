/** Addresses of one's own programs that are told of events: register, try, read the log, remove. A section of the settings. */
import { Alert, Button, Code, HStack, Stack, Table, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { createWebhookRules, webhookEvents } from '#api/features/webhooks/webhook.rules.ts'
import type { WebhooksSectionCreateMutation } from '#web/__generated__/WebhooksSectionCreateMutation.graphql.ts'
import type { WebhooksSectionDeleteMutation } from '#web/__generated__/WebhooksSectionDeleteMutation.graphql.ts'
import type { WebhooksSectionQuery } from '#web/__generated__/WebhooksSectionQuery.graphql.ts'
import type { WebhooksSectionTestMutation } from '#web/__generated__/WebhooksSectionTestMutation.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { ago } from '#web/ui/format.ts'

const query = graphql`
  query WebhooksSectionQuery {
    webhooks(first: 10) {
      edges {
        node {
          id
          url
          events
          deliveries {
            number
            event
            attempts
            answer
            createdAt
            deliveredAt
          }
        }
      }
    }
  }
`

const eventWords: Record<string, string> = {
  PROJECT_APPROVED: 'Project approved',
  PROJECT_ACCESS_REVOKED: 'Project access revoked',
}

type Webhook = NonNullable<NonNullable<WebhooksSectionQuery['response']['webhooks']['edges'][number]>['node']>

export default function WebhooksSection() {
  const environment = useRelayEnvironment()
  const { webhooks } = useLazyLoadQuery<WebhooksSectionQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  const readAgain = () => fetchQuery(environment, query, {}).toPromise()
  const rows = nodesOf(webhooks)
  return (
    <>
      <Section title="New webhook">
        <NewWebhook onMade={readAgain} />
      </Section>
      {rows.map((webhook) => (
        <OneWebhook key={webhook.id} webhook={webhook} onChange={readAgain} />
      ))}
    </>
  )
}

function NewWebhook({ onMade }: { onMade: () => Promise<unknown> }) {
  const [secret, setSecret] = useState('')
  const [perform] = useAction<WebhooksSectionCreateMutation>(graphql`
    mutation WebhooksSectionCreateMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        secret
      }
    }
  `)
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        An address of your own program is told of events about projects that you may see. Each message is signed, and
        sent again with growing waits until it is taken.
      </Text>
      {secret && (
        <Alert.Root status="success">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>Keep the secret now. It is not shown again.</Alert.Title>
            <Code overflowWrap="anywhere">{secret}</Code>
          </Alert.Content>
        </Alert.Root>
      )}
      <Form
        rules={createWebhookRules.pick(['url'])}
        initial={{ url: '' }}
        guard={false}
        action={({ url }) => perform({ input: { url, events: webhookEvents } })}
        onDone={({ data }) => {
          setSecret(data.createWebhook.secret)
          void onMade()
        }}
        actions={
          <HStack>
            <SubmitButton>Register</SubmitButton>
          </HStack>
        }
      >
        <TextField name="url" type="url" placeholder="https://" />
      </Form>
    </Stack>
  )
}

function OneWebhook({ webhook, onChange }: { webhook: Webhook; onChange: () => Promise<unknown> }) {
  const confirm = useConfirm()
  const [tryOut, trying] = useAction<WebhooksSectionTestMutation>(
    graphql`
      mutation WebhooksSectionTestMutation($input: TestWebhookInput!) {
        testWebhook(input: $input) {
          webhook {
            id
          }
        }
      }
    `,
    { success: { title: 'The test is on its way', description: 'The log shows how it was answered.' } },
  )
  const [remove] = useAction<WebhooksSectionDeleteMutation>(graphql`
    mutation WebhooksSectionDeleteMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        done
      }
    }
  `)
  const input = { id: webhook.id }
  const send = async () => {
    if ((await tryOut({ input })).ok) await onChange()
  }
  return (
    <Section title={webhook.url}>
      <HStack wrap="wrap">
        {webhook.events.map((event) => (
          <Tag key={event}>{eventWords[event] ?? event}</Tag>
        ))}
      </HStack>
      <HStack wrap="wrap">
        <Button size="sm" variant="outline" loading={trying} onClick={() => void send()}>
          Send test
        </Button>
        <Button size="sm" variant="outline" onClick={() => void onChange()}>
          Read the log again
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="red"
          onClick={() =>
            confirm({
              title: 'Remove the webhook?',
              message: `${webhook.url} is told of nothing any more, and its log is removed.`,
              confirm: 'Remove',
              danger: true,
              onConfirm: async () => {
                const { ok } = await remove({ input })
                if (ok) await onChange()
                return ok
              },
            })
          }
        >
          Remove
        </Button>
      </HStack>
      <Log deliveries={webhook.deliveries} />
    </Section>
  )
}

function Log({ deliveries }: { deliveries: Webhook['deliveries'] }) {
  if (!deliveries.length) return <Text color="fg.muted">Nothing was sent yet.</Text>
  return (
    <Table.ScrollArea>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {['Message', 'When', 'Tries', 'Answer'].map((name) => (
              <Table.ColumnHeader key={name}>{name}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {deliveries.map(({ number, event, attempts, answer, createdAt, deliveredAt }) => (
            <Table.Row key={number}>
              <Table.Cell>
                #{number} {event ? (eventWords[event] ?? event) : 'Test'}
              </Table.Cell>
              <Table.Cell>{ago(createdAt)}</Table.Cell>
              <Table.Cell>{attempts}</Table.Cell>
              <Table.Cell>
                <HStack>
                  <Tag tone={deliveredAt ? 'green' : attempts ? 'orange' : 'gray'}>
                    {deliveredAt ? 'Taken' : attempts ? 'Refused' : 'Waiting'}
                  </Tag>
                  <Text>{answer}</Text>
                </HStack>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}
