/** Who changed the settings of the platform, and when it was maintained. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/platform/history.js'
import * as rules from '#texts/platform/rules.js'
import type { PlatformHistory_settings$key } from '#web/__generated__/PlatformHistory_settings.graphql.ts'
import { History, type HistoryWords } from '#web/features/history/History.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'

const labels: Record<string, string> = {
  verifyNewAccounts: rules.verifyNewAccounts(),
  shortDollars: rules.shortDollars(),
  senderName: rules.senderName(),
  replyTo: rules.replyTo(),
  uploadMaxMb: rules.uploadMaxMb(),
  sessionRequests: rules.sessionRequests(),
  testMail: texts.testMail(),
  maintenanceSince: texts.since(),
  maintenanceUntil: rules.until(),
  maintenanceText: rules.text(),
  maintenanceArabic: rules.textArabic(),
}

const deeds: Record<string, string> = {
  startMaintenance: texts.started(),
  endMaintenance: texts.ended(),
  testMail: texts.tested(),
  resetDemo: texts.demoReset(),
}

const words: HistoryWords = {
  deed: (action) => deeds[action] ?? texts.changed(),
  shown: (_, changes) => changes,
  label: (field) => labels[field],
  value(_, value) {
    if (typeof value === 'boolean') return value ? texts.on() : texts.off()
    return typeof value === 'number' ? formatCount(value) : undefined
  },
}

export function PlatformHistory({ settings }: { settings: PlatformHistory_settings$key }) {
  const { changes } = useFragment(
    graphql`
      fragment PlatformHistory_settings on PlatformSettings {
        changes {
          ...History_entries
        }
      }
    `,
    settings,
  )
  return (
    <Section title={texts.title()}>
      {changes?.length ? <History entries={changes} words={words} /> : <Text color="fg.muted">{texts.nothing()}</Text>}
    </Section>
  )
}
