/** What the server does later, by the name of the job. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/system/jobs.js'
import type { Queues_report$key } from '#web/__generated__/Queues_report.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

export function Queues({ report }: { report: Queues_report$key }) {
  const { queues } = useFragment(
    graphql`
      fragment Queues_report on SystemReport {
        queues {
          name
          waiting
          active
          failed
          completed
        }
      }
    `,
    report,
  )
  return (
    <Section title={texts.queues()}>
      <Text color="fg.muted" fontSize="sm">
        {queues.length ? texts.queuesHint() : texts.noQueues()}
      </Text>
      {queues.length > 0 && (
        <SmallTable
          name={texts.queues()}
          rows={queues}
          keyOf={({ name }) => name}
          columns={[
            { header: texts.job(), cell: ({ name }) => name },
            { header: texts.waiting(), number: true, cell: ({ waiting }) => formatCount(waiting) },
            { header: texts.active(), number: true, cell: ({ active }) => formatCount(active) },
            {
              header: texts.failedCount(),
              number: true,
              cell: ({ failed }) => (
                <Text as="span" {...(failed ? { color: 'fg.error', fontWeight: 'medium' } : {})}>
                  {formatCount(failed)}
                </Text>
              ),
            },
            { header: texts.completed(), number: true, cell: ({ completed }) => formatCount(completed) },
          ]}
        />
      )}
    </Section>
  )
}
