/** The latest messages of a webhook with how each was answered, and the way to send one again. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/webhooks/webhookLog.js'
import type { WebhookLog_webhook$data, WebhookLog_webhook$key } from '#web/__generated__/WebhookLog_webhook.graphql.ts'
import type { WebhookLogRedeliverMutation } from '#web/__generated__/WebhookLogRedeliverMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { ago } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
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
  const again = ({ number, deliveredAt, failedAt }: Delivery) =>
    !pausedAt &&
    (deliveredAt || failedAt) && (
      <Button
        size="xs"
        variant="outline"
        aria-label={texts.sendMessageAgain({ number })}
        disabled={sending}
        onClick={() => void redeliver({ input: { id, delivery: number } })}
      >
        {texts.sendAgain()}
      </Button>
    )
  return (
    <SmallTable
      name={texts.log()}
      rows={deliveries}
      keyOf={({ number }) => String(number)}
      columns={[
        {
          header: texts.message(),
          cell: ({ number, event }) => `#${number} ${event ? eventWords[event] : texts.test()}`,
        },
        { header: texts.when(), cell: ({ createdAt }) => ago(createdAt) },
        { header: texts.tries(), number: true, cell: ({ attempts }) => attempts },
        {
          header: texts.answer(),
          cell: (delivery) => (
            <HStack wrap="wrap">
              <StateTag delivery={delivery} />
              <Text>{delivery.answer}</Text>
            </HStack>
          ),
        },
        { header: texts.actions(), quiet: true, cell: again },
      ]}
    />
  )
}

function StateTag({ delivery: { attempts, deliveredAt, failedAt } }: { delivery: Delivery }) {
  if (deliveredAt) return <Tag tone="success">{texts.delivered()}</Tag>
  if (failedAt) return <Tag tone="danger">{texts.failed()}</Tag>
  return attempts ? <Tag tone="warning">{texts.tryingAgain()}</Tag> : <Tag tone="neutral">{texts.waiting()}</Tag>
}
