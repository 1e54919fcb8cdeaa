/** The four areas as a radar chart, with the same figures as a table. */
import { Box, Flex, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/areas.js'
import type { AreaScores_assessment$key } from '#web/__generated__/AreaScores_assessment.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { RadarChart } from '#web/ui/charts/RadarChart.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

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
          <SmallTable
            name={texts.title()}
            rows={areas}
            keyOf={({ key }) => key}
            columns={[
              { header: texts.area(), cell: ({ title }) => title },
              { header: texts.readiness(), number: true, cell: ({ score }) => score?.toFixed(1) ?? '–' },
            ]}
          />
          <Text marginTop="2" fontSize="xs" color="fg.muted">
            {texts.meaning()}
          </Text>
        </Box>
      </Flex>
    </Section>
  )
}
