/** One address: what it is told of, a test, the log of what was sent, and the way to remove it. */
import { Button, HStack, Table, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateWebhookRules } from '#api/features/webhooks/webhook.rules.ts'
import type { OneWebhook_webhook$data, OneWebhook_webhook$key } from '#web/__generated__/OneWebhook_webhook.graphql.ts'
import type { OneWebhookDeleteMutation } from '#web/__generated__/OneWebhookDeleteMutation.graphql.ts'
import type { OneWebhookTestMutation } from '#web/__generated__/OneWebhookTestMutation.graphql.ts'
import type { OneWebhookUpdateMutation } from '#web/__generated__/OneWebhookUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import { ago } from '#web/ui/format.ts'
import { eventChoices, eventWords } from './webhookWords.ts'

const rules = updateWebhookRules.omit(['id'])

interface Props {
  webhook: OneWebhook_webhook$key
  /** Reads all addresses again. */
  onChange: () => Promise<unknown>
}

export function OneWebhook({ webhook: key, onChange }: Props) {
  const webhook = useFragment(
    graphql`
      fragment OneWebhook_webhook on Webhook {
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
    `,
    key,
  )
  const confirm = useConfirm()
  const [choosing, setChoosing] = useState(false)
  const [update] = useAction<OneWebhookUpdateMutation>(
    graphql`
      mutation OneWebhookUpdateMutation($input: UpdateWebhookInput!) {
        updateWebhook(input: $input) {
          webhook {
            ...OneWebhook_webhook
          }
        }
      }
    `,
    { success: { title: 'Events chosen' } },
  )
  const [tryOut, trying] = useAction<OneWebhookTestMutation>(
    graphql`
      mutation OneWebhookTestMutation($input: TestWebhookInput!) {
        testWebhook(input: $input) {
          webhook {
            ...OneWebhook_webhook
          }
        }
      }
    `,
    { success: { title: 'The test is on its way', description: 'The log shows how it was answered.' } },
  )
  const [remove] = useAction<OneWebhookDeleteMutation>(graphql`
    mutation OneWebhookDeleteMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        done
      }
    }
  `)
  const input = { id: webhook.id }
  return (
    <Section title={webhook.url}>
      <HStack wrap="wrap">
        {webhook.events.map((event) => (
          <Tag key={event}>{eventWords[event]}</Tag>
        ))}
      </HStack>
      <HStack wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          Choose events
        </Button>
        <Button size="sm" variant="outline" loading={trying} onClick={() => void tryOut({ input })}>
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
      <FormDialog
        call="updateWebhook"
        open={choosing}
        onClose={() => setChoosing(false)}
        title="Choose events"
        rules={rules}
        initial={{ events: webhook.events }}
        action={({ events }) => update({ input: { ...input, events } })}
        submit="Save"
      >
        <Text overflowWrap="anywhere">{webhook.url} is told of:</Text>
        <TicksField name="events" choices={eventChoices} />
      </FormDialog>
      <Log deliveries={webhook.deliveries} />
    </Section>
  )
}

function Log({ deliveries }: { deliveries: OneWebhook_webhook$data['deliveries'] }) {
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
                #{number} {event ? eventWords[event] : 'Test'}
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
