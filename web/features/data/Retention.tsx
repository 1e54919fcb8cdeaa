/** For how long things are kept, and what the next run would delete. */
import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/data/retention.js'
import type { Retention_query$data, Retention_query$key } from '#web/__generated__/Retention_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount, formatTime } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { SetRetention } from './SetRetention.tsx'
import { keptInWords, thingInWords } from './retentionWords.ts'

type Rule = Retention_query$data['retentionRules'][number]

export function Retention({ query }: { query: Retention_query$key }) {
  const { retentionRules } = useFragment(
    graphql`
      fragment Retention_query on Query {
        retentionRules {
          name
          days
          over
          ranAt
          removed
          least
          ...SetRetention_rule
        }
      }
    `,
    query,
  )
  const [changing, setChanging] = useState<Rule | null>(null)
  const change = (rule: Rule) =>
    rule.least === null ? (
      <Text color="fg.muted">{texts.promised()}</Text>
    ) : (
      <Button
        size="xs"
        variant="outline"
        aria-label={texts.changeNamed({ title: thingInWords(rule.name) })}
        onClick={() => setChanging(rule)}
      >
        {texts.change()}
      </Button>
    )
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      <SmallTable
        name={texts.title()}
        rows={retentionRules}
        keyOf={({ name }) => name}
        columns={[
          { header: texts.thing(), cell: ({ name }) => thingInWords(name) },
          { header: texts.kept(), cell: ({ days }) => keptInWords(days) },
          { header: texts.next(), number: true, cell: ({ over }) => formatCount(over) },
          {
            header: texts.last(),
            cell: ({ ranAt, removed }) =>
              ranAt ? texts.lastOn({ count: formatCount(removed), when: formatTime(ranAt) }) : texts.never(),
          },
          { header: texts.change(), quiet: true, cell: change },
        ]}
      />
      {changing && <SetRetention rule={changing} onClose={() => setChanging(null)} />}
    </Section>
  )
}
