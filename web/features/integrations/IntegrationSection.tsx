/** One external service: its state, the answer of its last test, and the ways to set up, test and remove it. */
import { Alert, Button, HStack, Text } from '@chakra-ui/react'
import { Pencil, PlugZap, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/integrations/section.js'
import type { IntegrationSection_integration$key } from '#web/__generated__/IntegrationSection_integration.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { CopyAddress } from '#web/ui/CopyAddress.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { fieldLabels } from './fieldLabels.ts'
import { isVideo, lookOf, nameOf, purposeOf } from './integrationWords.ts'
import { useIntegration } from './useIntegration.ts'

const SetUpIntegration = lazy(() => import('./SetUpIntegration.tsx'))

export function IntegrationSection({ integration: key }: { integration: IntegrationSection_integration$key }) {
  const integration = useFragment(
    graphql`
      fragment IntegrationSection_integration on Integration {
        kind
        enabled
        account
        client
        hasSecret
        organizer
        redirectAddress
        testedAt
        worked
        answer
        useCount
        problemCount
        ...SetUpIntegration_integration
      }
    `,
    key,
  )
  const { kind, enabled, account, client, hasSecret, organizer, redirectAddress, testedAt, worked, answer } =
    integration
  const { useCount: uses, problemCount: problems } = integration
  const [editing, setEditing] = useState(false)
  const { test, testing, remove } = useIntegration()
  const name = nameOf(kind)
  const labels = fieldLabels(kind)
  const isSetUp = enabled || hasSecret || client !== ''
  return (
    <Section title={isVideo(kind) ? texts.connection() : name}>
      <HStack gap="3" wrap="wrap">
        <LookTag look={lookOf({ enabled, testedAt: testedAt ?? null, worked })} />
        {!isVideo(kind) && (
          <Text color="fg.muted" flex="1" minW="60">
            {purposeOf(kind)}
          </Text>
        )}
      </HStack>
      {isSetUp && kind !== 'CALDAV' && (
        <Facts
          facts={[
            [labels['account']!, account],
            [labels['client']!, client],
            [labels['clientSecret']!, hasSecret && texts.stored()],
            [labels['organizer']!, organizer],
            [isVideo(kind) ? texts.links() : texts.connections(), uses > 0 && String(uses)],
            [isVideo(kind) ? texts.linksFailed() : texts.unreadable(), problems > 0 && String(problems)],
          ]}
        />
      )}
      {redirectAddress && (
        <CopyAddress label={texts.redirect()} address={redirectAddress} copy={texts.copyRedirect()} />
      )}
      {testedAt && answer && (
        <Alert.Root status={worked ? 'success' : 'error'}>
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title overflowWrap="anywhere">{answer}</Alert.Title>
            <Alert.Description>{texts.testedAt({ at: formatTime(testedAt) })}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <HStack wrap="wrap">
        <Button size="sm" variant="outline" aria-label={texts.setUpNamed({ name })} onClick={() => setEditing(true)}>
          <Pencil size={14} aria-hidden />
          {texts.setUp()}
        </Button>
        {hasSecret && (
          <Button
            size="sm"
            variant="outline"
            loading={testing}
            aria-label={texts.testNamed({ name })}
            onClick={() => test(kind)}
          >
            <PlugZap size={14} aria-hidden />
            {texts.test()}
          </Button>
        )}
        {isSetUp && (
          <Button
            size="sm"
            variant="outline"
            aria-label={texts.removeNamed({ name })}
            onClick={() => remove(kind, uses)}
          >
            <Trash2 size={14} aria-hidden />
            {texts.remove()}
          </Button>
        )}
      </HStack>
      {editing && (
        <Suspense fallback={null}>
          <SetUpIntegration integration={integration} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  )
}
