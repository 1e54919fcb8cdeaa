/** The criteria of a claim by level, the lowest first. */
import { Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/trl/criterion.js'
import type { Criteria_claim$key } from '#web/__generated__/Criteria_claim.graphql.ts'
import { trlWords } from '#web/features/projects/projectWords.ts'
import { useInSheet } from '#web/ui/record/place.ts'
import { Completeness } from './Completeness.tsx'
import { Criterion } from './Criterion.tsx'

export function Criteria({ claim: key }: { claim: Criteria_claim$key }) {
  const claim = useFragment(
    graphql`
      fragment Criteria_claim on TrlClaim {
        id
        status
        completeness
        criteria {
          id
          level
          hasEvidence
          answer
          ...Criterion_criterion
        }
        ...Criterion_claim
      }
    `,
    key,
  )
  const inSheet = useInSheet()
  const { criteria, completeness } = claim
  if (!criteria) return null
  const levels = [...new Set(criteria.map(({ level }) => level))]
  const accepted = criteria.filter(({ answer }) => answer === 'ACCEPTED').length
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Text fontSize="sm" color="fg.muted">
          {texts.progress({
            given: criteria.filter(({ hasEvidence }) => hasEvidence).length,
            count: criteria.length,
            accepted,
          })}
        </Text>
        <Completeness percent={completeness} />
      </Stack>
      {levels.map((level) => (
        <Stack key={level} gap="3">
          <HStack>
            <Heading as={inSheet ? 'h4' : 'h3'} size="sm">
              {trlWords(level)}
            </Heading>
          </HStack>
          <Stack as="ul" gap="3" listStyleType="none" aria-label={texts.criteriaOf({ level })}>
            {criteria
              .filter((criterion) => criterion.level === level)
              .map((criterion) => (
                <Criterion key={criterion.id} criterion={criterion} claim={claim} />
              ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}
