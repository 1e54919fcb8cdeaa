/** The five scores of an analysis as a radar chart, and as a table with the reasons of each. */
import { Box, Flex } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/synergy/view.js'
import type { SynergyScores_analysis$key } from '#web/__generated__/SynergyScores_analysis.graphql.ts'
import { RadarChart } from '#web/ui/charts/RadarChart.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

/** There is little room around the chart. */
const shortNames: Record<string, string> = {
  similarity: texts.shortSimilarity(),
  crossSector: texts.shortCrossSector(),
  resourceEfficiency: texts.shortResources(),
  collaborationViability: texts.shortCollaboration(),
  commercial: texts.shortCommercial(),
}

export function SynergyScores({ analysis }: { analysis: SynergyScores_analysis$key }) {
  const { scores, report } = useFragment(
    graphql`
      fragment SynergyScores_analysis on SynergyAnalysis {
        scores {
          key
          title
          value
          reasons
        }
        report {
          keyRecommendation
          collaborationPotential
        }
      }
    `,
    analysis,
  )
  return (
    <>
      <Section title={texts.summary()}>
        <WrittenText fontWeight="medium">{report.keyRecommendation}</WrittenText>
        <WrittenText>{report.collaborationPotential}</WrittenText>
      </Section>
      <Section title={texts.scores()}>
        <Flex gap="6" wrap="wrap" alignItems="flex-start">
          <RadarChart
            figures={scores.map(({ key, value }) => ({ name: shortNames[key] ?? key, value: (value ?? 0) * 5 }))}
            max={5}
          />
          <Box flex="1 1 320px" minW="0">
            <ScoreTable
              name={texts.scores()}
              head={[texts.score(), texts.value()]}
              scores={scores}
              unknown={texts.unknown()}
            />
          </Box>
        </Flex>
      </Section>
    </>
  )
}
