/** The 17 dimensions of an assessment by area, each with its rating and what it rests on. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { DimensionCards_assessment$key } from '#web/__generated__/DimensionCards_assessment.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DimensionCard } from './DimensionCard.tsx'

export function DimensionCards({ assessment: key }: { assessment: DimensionCards_assessment$key }) {
  const assessment = useFragment(
    graphql`
      fragment DimensionCards_assessment on ArlAssessment {
        areas {
          key
          title
        }
        dimensions {
          id
          code
          ...DimensionCard_dimension
        }
        ...DimensionCard_assessment
      }
    `,
    key,
  )
  return (
    <Stack gap="4">
      {assessment.areas.map(({ key: area, title }, nth) => (
        <Section key={area} title={title}>
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="3">
            {assessment.dimensions
              .filter(({ code }) => code.startsWith('ABCD'[nth]!))
              .map((dimension) => (
                <DimensionCard key={dimension.id} dimension={dimension} assessment={assessment} />
              ))}
          </SimpleGrid>
        </Section>
      ))}
    </Stack>
  )
}
