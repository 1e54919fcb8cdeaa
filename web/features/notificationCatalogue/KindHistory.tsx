/** Who changed the words and channels of a kind. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/notificationCatalogue/history.js'
import * as rules from '#texts/notificationCatalogue/rules.js'
import type { KindHistory_kind$key } from '#web/__generated__/KindHistory_kind.graphql.ts'
import { History, type HistoryWords } from '#web/features/history/History.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { mailInWords } from './catalogueWords.ts'

const labels: Record<string, string> = {
  subject: rules.subject(),
  text: rules.text(),
  bell: rules.bell(),
  email: rules.mail(),
}

const deeds: Record<string, string> = {
  setNotificationTemplate: texts.changedWords(),
  resetNotificationTemplate: texts.resetWords(),
  setNotificationDefault: texts.changedChannels(),
}

const words: HistoryWords = {
  deed: (action) => deeds[action] ?? action,
  shown: (_, changes) => changes.filter(({ field }) => field in labels),
  label: (field) => labels[field]!,
  value(field, value) {
    if (typeof value === 'boolean') return value ? texts.on() : texts.off()
    if (typeof value !== 'string') return texts.product()
    return field === 'email' ? mailInWords(value) : value
  },
}

export function KindHistory({ kind }: { kind: KindHistory_kind$key }) {
  const { changes } = useFragment(
    graphql`
      fragment KindHistory_kind on CatalogueKind {
        changes {
          ...History_entries
        }
      }
    `,
    kind,
  )
  return (
    changes.length > 0 && (
      <Section title={texts.title()}>
        <History entries={changes} words={words} />
      </Section>
    )
  )
}
