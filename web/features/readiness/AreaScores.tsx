/** The four areas as a radar chart, with the same figures as a table. */
import { Box, Flex, Table, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/areas.js'
import type { AreaScores_assessment$key } from '#web/__generated__/AreaScores_assessment.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { RadarChart } from '#web/ui/charts/RadarChart.tsx'

export function AreaScores({ assessment }: { assessment: AreaScores_assessment$key }) {
  const { areas } = useFragment(
    graphql`
      fragment AreaScores_assessment on ArlAssessment {
        areas {
          key
          title
          score
        }
      }
    `,
    assessment,
  )
  return (
    <Section title={texts.title()}>
      <Flex gap="6" wrap="wrap" alignItems="flex-start">
        <RadarChart figures={areas.map(({ title, score }) => ({ name: title, value: score ?? 0 }))} max={5} />
        <Box flex="1 1 260px">
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{texts.area()}</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{texts.readiness()}</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {areas.map(({ key, title, score }) => (
                <Table.Row key={key}>
                  <Table.Cell>{title}</Table.Cell>
                  <Table.Cell textAlign="end">
                    {score === null || score === undefined ? '–' : score.toFixed(1)}
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
          <Text marginTop="2" fontSize="xs" color="fg.muted">
            {texts.meaning()}
          </Text>
        </Box>
      </Flex>
    </Section>
  )
}
