/** The largest tables of the database, and the statements that take most of its time. */
import { SimpleGrid, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as page from '#texts/system/page.js'
import * as texts from '#texts/system/database.js'
import type { DatabaseTables_report$key } from '#web/__generated__/DatabaseTables_report.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatBytes, formatCount } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

const milliseconds = (time: number) => page.milliseconds({ count: Math.round(time * 10) / 10 })

export function DatabaseTables({ report }: { report: DatabaseTables_report$key }) {
  const { tables, slowestStatements: statements } = useFragment(
    graphql`
      fragment DatabaseTables_report on SystemReport {
        tables {
          name
          rows
          bytes
        }
        slowestStatements {
          statement
          calls
          meanMs
          totalMs
        }
      }
    `,
    report,
  )
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
      <Section title={texts.tables()}>
        <SmallTable
          name={texts.tables()}
          rows={tables}
          keyOf={({ name }) => name}
          columns={[
            { header: texts.table(), cell: ({ name }) => name },
            {
              header: texts.rows(),
              number: true,
              cell: ({ rows }) => (rows == null ? texts.unknown() : formatCount(rows)),
            },
            { header: texts.size(), number: true, cell: ({ bytes }) => formatBytes(bytes) },
          ]}
        />
      </Section>
      <Section title={texts.statements()}>
        {statements ? (
          <SmallTable
            name={texts.statements()}
            rows={statements}
            keyOf={({ statement }) => statement}
            columns={[
              { header: texts.statement(), cell: ({ statement }) => statement.slice(0, 300) },
              { header: texts.calls(), number: true, cell: ({ calls }) => formatCount(calls) },
              { header: texts.mean(), number: true, cell: ({ meanMs }) => milliseconds(meanMs) },
              { header: texts.total(), number: true, cell: ({ totalMs }) => milliseconds(totalMs) },
            ]}
          />
        ) : (
          <Text color="fg.muted">{texts.notCounted()}</Text>
        )}
      </Section>
    </SimpleGrid>
  )
}
