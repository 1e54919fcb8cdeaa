/** Who switched a feature, and how. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import * as texts from '#texts/flags/history.js'
import { listed } from '#listed'
import * as rules from '#texts/flags/rules.js'
import type { FeatureHistory_flag$key } from '#web/__generated__/FeatureHistory_flag.graphql.ts'
import { History, type HistoryWords } from '#web/features/history/History.tsx'

const labels: Record<string, string> = {
  on: rules.on(),
  roles: rules.roles(),
  percent: rules.percent(),
  people: rules.people(),
  reviewOn: rules.reviewOn(),
  note: rules.note(),
}

const wordOf = (role: string) => (role in roleWords ? roleWords[role as keyof typeof roleWords] : role)

const words: HistoryWords = {
  deed: () => texts.changed(),
  shown: (_, changes) => changes.filter(({ field }) => field in labels),
  label: (field) => labels[field]!,
  value(field, value) {
    if (typeof value === 'boolean') return value ? texts.on() : texts.off()
    return field === 'roles' && typeof value === 'string' && value
      ? listed([...new Set(value.split(', ').map(wordOf))])
      : undefined
  },
}

export function FeatureHistory({ flag }: { flag: FeatureHistory_flag$key }) {
  const { changes } = useFragment(
    graphql`
      fragment FeatureHistory_flag on FeatureFlag {
        changes {
          ...History_entries
        }
      }
    `,
    flag,
  )
  return changes.length > 0 && <History entries={changes} words={words} />
}
