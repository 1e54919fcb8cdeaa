/** What is aimed at, dimension by dimension, and the level that it would give together. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/targets.js'
import type { Targets_assessment$key } from '#web/__generated__/Targets_assessment.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { targetWords } from './targetWords.ts'

export function Targets({ assessment }: { assessment: Targets_assessment$key }) {
  const { score, planned, dimensions } = useFragment(
    graphql`
      fragment Targets_assessment on ArlAssessment {
        score
        planned {
          score
        }
        dimensions {
          id
          title
          risk
          target {
            risk
            dueOn
            note
            isReached
          }
        }
      }
    `,
    assessment,
  )
  const aimed = dimensions.flatMap(({ target, ...dimension }) => (target ? [{ ...dimension, target }] : []))
  if (!aimed.length) return null
  return (
    <Section title={texts.title()}>
      {planned && <Text fontWeight="medium">{texts.together({ score, planned: planned.score })}</Text>}
      <Stack as="ul" gap="3" listStyleType="none">
        {aimed.map(({ id, title, risk, target }) => (
          <Stack as="li" key={id} gap="0.5">
            <Text fontWeight="medium">{title}</Text>
            <Text fontSize="sm">{targetWords(risk, target)}</Text>
            {target.note && <WrittenText fontSize="sm">{target.note}</WrittenText>}
          </Stack>
        ))}
      </Stack>
      <Text fontSize="xs" color="fg.muted">
        {texts.method()}
      </Text>
    </Section>
  )
}
