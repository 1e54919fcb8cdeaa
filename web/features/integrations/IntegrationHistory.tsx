/** Who changed how a service outside is set up. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/integrations/history.js'
import type { IntegrationHistory_integration$key } from '#web/__generated__/IntegrationHistory_integration.graphql.ts'
import { History, type HistoryWords } from '#web/features/history/History.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { fieldLabels } from './fieldLabels.ts'
import { nameOf } from './integrationWords.ts'

const deeds: Record<string, string> = { deleteIntegration: texts.removed() }

const wordsFor = (kind: string): HistoryWords => ({
  deed: (action) => deeds[action] ?? texts.changed(),
  shown: (_, changes) => changes.filter(({ field }) => field in fieldLabels(kind)),
  label: (field) => fieldLabels(kind)[field]!,
  value(field, value) {
    if (typeof value === 'boolean') return value ? texts.on() : texts.off()
    return field === 'clientSecret' ? (value ? texts.secretChanged() : texts.secretBefore()) : undefined
  },
})

export function IntegrationHistory({ integration }: { integration: IntegrationHistory_integration$key }) {
  const { kind, changes } = useFragment(
    graphql`
      fragment IntegrationHistory_integration on Integration {
        kind
        changes {
          ...History_entries
        }
      }
    `,
    integration,
  )
  return (
    changes.length > 0 && (
      <Section title={texts.title({ name: nameOf(kind) })}>
        <History entries={changes} words={wordsFor(kind)} />
      </Section>
    )
  )
}
