/** The latest messages of a webhook with how each was answered, and the way to send one again. */
import { Button, HStack, Table, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/webhooks/webhookLog.js'
import type { WebhookLog_webhook$data, WebhookLog_webhook$key } from '#web/__generated__/WebhookLog_webhook.graphql.ts'
import type { WebhookLogRedeliverMutation } from '#web/__generated__/WebhookLogRedeliverMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { ago } from '#web/ui/format.ts'
import { eventWords } from './webhookWords.ts'

type Delivery = WebhookLog_webhook$data['deliveries'][number]

export function WebhookLog({ webhook }: { webhook: WebhookLog_webhook$key }) {
  const { id, pausedAt, deliveries } = useFragment(
    graphql`
      fragment WebhookLog_webhook on Webhook {
        id
        pausedAt
        deliveries {
          number
          event
          attempts
          answer
          createdAt
          deliveredAt
          failedAt
        }
      }
    `,
    webhook,
  )
  const [redeliver, sending] = useAction<WebhookLogRedeliverMutation>(
    graphql`
      mutation WebhookLogRedeliverMutation($input: RedeliverWebhookInput!) {
        redeliverWebhook(input: $input) {
          webhook {
            ...WebhookLog_webhook
          }
        }
      }
    `,
    { success: { title: texts.messageQueuedAgain(), description: texts.refreshTheLogToSee() } },
  )
  if (!deliveries.length) return <Text color="fg.muted">{texts.nothingWasSentYet()}</Text>
  return (
    <Table.ScrollArea>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {[texts.message(), texts.when(), texts.tries(), texts.answer(), texts.actions()].map((name) => (
              <Table.ColumnHeader key={name}>{name}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {deliveries.map((delivery) => (
            <Table.Row key={delivery.number}>
              <Table.Cell>
                #{delivery.number} {delivery.event ? eventWords[delivery.event] : texts.test()}
              </Table.Cell>
              <Table.Cell>{ago(delivery.createdAt)}</Table.Cell>
              <Table.Cell>{delivery.attempts}</Table.Cell>
              <Table.Cell>
                <HStack>
                  <StateTag delivery={delivery} />
                  <Text>{delivery.answer}</Text>
                </HStack>
              </Table.Cell>
              <Table.Cell>
                {!pausedAt && (delivery.deliveredAt || delivery.failedAt) && (
                  <Button
                    size="xs"
                    variant="outline"
                    aria-label={texts.sendMessageAgain({ number: delivery.number })}
                    disabled={sending}
                    onClick={() => void redeliver({ input: { id, delivery: delivery.number } })}
                  >
                    {texts.sendAgain()}
                  </Button>
                )}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}

function StateTag({ delivery: { attempts, deliveredAt, failedAt } }: { delivery: Delivery }) {
  if (deliveredAt) return <Tag tone="success">{texts.delivered()}</Tag>
  if (failedAt) return <Tag tone="danger">{texts.failed()}</Tag>
  return attempts ? <Tag tone="warning">{texts.tryingAgain()}</Tag> : <Tag tone="neutral">{texts.waiting()}</Tag>
}
