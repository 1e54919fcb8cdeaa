/** The variables of the environment with what each means. */
import { Code, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/system/configuration.js'
import type {
  Configuration_report$data,
  Configuration_report$key,
} from '#web/__generated__/Configuration_report.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

type Variable = Configuration_report$data['variables'][number]

function valueOf({ isSet, value }: Variable): string {
  if (value === null || value === undefined) return isSet ? texts.secretSet() : texts.notSet()
  if (isSet) return value
  return value ? texts.usual({ value }) : texts.notSet()
}

export function Configuration({ report }: { report: Configuration_report$key }) {
  const { variables } = useFragment(
    graphql`
      fragment Configuration_report on SystemReport {
        variables {
          name
          meaning
          isSet
          value
        }
      }
    `,
    report,
  )
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted" fontSize="sm">
        {texts.hint()}
      </Text>
      <SmallTable
        name={texts.title()}
        rows={variables}
        keyOf={({ name }) => name}
        columns={[
          { header: texts.variable(), cell: ({ name }) => <Code size="sm">{name}</Code> },
          { header: texts.value(), cell: valueOf },
          { header: texts.meaning(), cell: ({ meaning }) => meaning.replaceAll('`', '') },
        ]}
      />
    </Section>
  )
}
