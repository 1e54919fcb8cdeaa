/** One webhook: its events, whether it is paused, a test, its log, and the way to remove it. */
import { Alert, Button, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useRelayEnvironment } from 'react-relay/hooks'
import * as texts from '#texts/webhooks/oneWebhook.js'
import { updateWebhookRules } from '#api/features/webhooks/webhook.rules.ts'
import type { OneWebhook_webhook$key } from '#web/__generated__/OneWebhook_webhook.graphql.ts'
import type { OneWebhookDeleteMutation } from '#web/__generated__/OneWebhookDeleteMutation.graphql.ts'
import type { OneWebhookResumeMutation } from '#web/__generated__/OneWebhookResumeMutation.graphql.ts'
import type { OneWebhookTestMutation } from '#web/__generated__/OneWebhookTestMutation.graphql.ts'
import type { OneWebhookUpdateMutation } from '#web/__generated__/OneWebhookUpdateMutation.graphql.ts'
import { acted } from '#web/relay/acted.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import { agoInside, formatTime } from '#web/ui/format.ts'
import { NewSecret } from './NewSecret.tsx'
import { WebhookLog } from './WebhookLog.tsx'
import { eventChoices, eventWords } from './webhookWords.ts'

const rules = updateWebhookRules.omit(['id'])

export function OneWebhook({ webhook: key }: { webhook: OneWebhook_webhook$key }) {
  const environment = useRelayEnvironment()
  const webhook = useFragment(
    graphql`
      fragment OneWebhook_webhook on Webhook {
        id
        url
        events
        pausedAt
        failingSince
        previousSecretUntil
        ...WebhookLog_webhook
      }
    `,
    key,
  )
  const confirm = useConfirm()
  const [choosing, setChoosing] = useState(false)
  const [renewing, setRenewing] = useState(false)
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
    { success: { title: texts.eventsChosen() } },
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
    { success: { title: texts.theTestIsOnIts(), description: texts.theLogShowsHowIt() } },
  )
  const [resume, resuming] = useAction<OneWebhookResumeMutation>(
    graphql`
      mutation OneWebhookResumeMutation($input: ResumeWebhookInput!) {
        resumeWebhook(input: $input) {
          webhook {
            ...OneWebhook_webhook
          }
        }
      }
    `,
    { success: { title: texts.webhookResumed(), description: texts.whatHasBeenWaitingIs() } },
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
      {webhook.pausedAt && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content gap="2" alignItems="start">
            <Alert.Title>{texts.paused({ pausedAt: agoInside(webhook.pausedAt) })}</Alert.Title>
            <Alert.Description>
              {webhook.failingSince
                ? texts.pausedSince({ failingSince: formatTime(webhook.failingSince) })
                : texts.accepted()}
            </Alert.Description>
            <Button size="sm" loading={resuming} onClick={() => void resume({ input })}>
              {texts.resume()}
            </Button>
          </Alert.Content>
        </Alert.Root>
      )}
      <HStack wrap="wrap">
        {webhook.events.map((event) => (
          <Tag key={event}>{eventWords[event]}</Tag>
        ))}
      </HStack>
      {webhook.previousSecretUntil && (
        <Text color="fg.muted" fontSize="sm">
          {texts.bothSign({ until: formatTime(webhook.previousSecretUntil) })}
        </Text>
      )}
      <HStack wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          {texts.chooseEvents()}
        </Button>
        {!webhook.pausedAt && (
          <Button size="sm" variant="outline" loading={trying} onClick={() => void tryOut({ input })}>
            {texts.sendTest()}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => setRenewing(true)}>
          {texts.newSecret()}
        </Button>
        <Button size="sm" variant="outline" onClick={() => acted(environment)}>
          {texts.refreshLog()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="danger"
          onClick={() =>
            confirm({
              title: texts.removeTheWebhook(),
              message: texts.receivesNoMoreEventsAnd({ url: webhook.url }),
              confirm: texts.remove(),
              danger: true,
              onConfirm: async () => (await remove({ input })).ok,
            })
          }
        >
          {texts.remove()}
        </Button>
      </HStack>
      <FormDialog
        call="updateWebhook"
        open={choosing}
        onClose={() => setChoosing(false)}
        title={texts.chooseEvents()}
        rules={rules}
        initial={{ events: webhook.events }}
        action={({ events }) => update({ input: { ...input, events } })}
        submit={texts.save()}
      >
        <Text overflowWrap="anywhere">{texts.receives({ url: webhook.url })}</Text>
        <TicksField name="events" choices={eventChoices} />
      </FormDialog>
      {renewing && <NewSecret id={webhook.id} onClose={() => setRenewing(false)} />}
      <WebhookLog webhook={webhook} />
    </Section>
  )
}
