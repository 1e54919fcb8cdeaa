/** What would raise the level, as the table has it. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/lifts.js'
import { listed } from '#listed'
import type { Lifts_assessment$key } from '#web/__generated__/Lifts_assessment.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { ratingWords } from './riskWords.ts'

export function Lifts({ assessment }: { assessment: Lifts_assessment$key }) {
  const { lifts } = useFragment(
    graphql`
      fragment Lifts_assessment on ArlAssessment {
        lifts {
          low
          high
          changes {
            from
            to
            count
            dimensions
          }
        }
      }
    `,
    assessment,
  )
  return (
    <Section title={texts.title()}>
      {lifts.length === 0 ? (
        <Text>{texts.top()}</Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {lifts.map(({ low, high, changes }) => (
            <Stack as="li" key={JSON.stringify(changes)} gap="0.5">
              <Text fontWeight="medium">
                {low === high ? texts.reaches({ level: low }) : texts.reachesRange({ low, high })}
              </Text>
              {changes.map(({ from, to, count, dimensions }) => (
                <Text key={`${from}${to}`} fontSize="sm">
                  {texts.change({
                    count,
                    from: ratingWords(from),
                    to: ratingWords(to),
                    dimensions: listed(dimensions),
                  })}
                </Text>
              ))}
            </Stack>
          ))}
        </Stack>
      )}
      <Text fontSize="xs" color="fg.muted">
        {texts.method()}
      </Text>
    </Section>
  )
}
