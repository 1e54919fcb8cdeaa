/** A dimension: its rating in both words, the reason, the evidence, and who else rated it. */
import { Button, Flex, Heading, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/dimension.js'
import * as targets from '#texts/readiness/targets.js'
import { dotted } from '#listed'
import type { DimensionCard_assessment$key } from '#web/__generated__/DimensionCard_assessment.graphql.ts'
import type { DimensionCard_dimension$key } from '#web/__generated__/DimensionCard_dimension.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { Evidence } from './Evidence.tsx'
import { OverrideRating } from './OverrideRating.tsx'
import { ProposedRating } from './ProposedRating.tsx'
import { RateDimension } from './RateDimension.tsx'
import { RiskTag } from './RiskTag.tsx'
import { SetTarget } from './SetTarget.tsx'
import { targetWords } from './targetWords.ts'
import { isRisk, ratingWords, readinessWords } from './riskWords.ts'

interface Props {
  dimension: DimensionCard_dimension$key
  assessment: DimensionCard_assessment$key
}

export function DimensionCard({ dimension: dimensionKey, assessment: assessmentKey }: Props) {
  const dimension = useFragment(
    graphql`
      fragment DimensionCard_dimension on ArlRatedDimension {
        code
        title
        risk
        ownerRisk
        reason
        facts
        proposedBy
        evidence {
          source
          text
        }
        overrideReason
        overriddenBy {
          name
        }
        target {
          risk
          dueOn
          note
          isReached
        }
        ...SetTarget_dimension
        ...ProposedRating_dimension
        ...RateDimension_dimension
        ...OverrideRating_dimension
      }
    `,
    dimensionKey,
  )
  const assessment = useFragment(
    graphql`
      fragment DimensionCard_assessment on ArlAssessment {
        id
        status
        canUpdate
        canReview
        ...RateDimension_assessment
        ...OverrideRating_assessment
      }
    `,
    assessmentKey,
  )
  const [rating, setRating] = useState(false)
  const [aiming, setAiming] = useState(false)
  const { title, risk, ownerRisk, reason, facts, evidence, overriddenBy, overrideReason, proposedBy, target } =
    dimension
  const mayRate = assessment.canUpdate && assessment.status === 'DRAFT'
  const mayOverride = assessment.canReview && ownerRisk !== null
  const mayAim = mayRate && (target !== null || risk === 'HIGH' || risk === 'MEDIUM')
  const isOverridden = risk !== ownerRisk
  return (
    <Card>
      <Flex gap="2" justifyContent="space-between" alignItems="start" wrap="wrap">
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        <RiskTag risk={risk} />
      </Flex>
      {isRisk(risk) && risk !== 'NOT_APPLICABLE' && (
        <Text fontSize="sm" color="fg.muted">
          {readinessWords[risk]}
        </Text>
      )}
      {facts.length > 0 && <Text fontSize="sm">{dotted(facts)}</Text>}
      {reason && <WrittenText fontSize="sm">{reason}</WrittenText>}
      {evidence.length > 0 ? (
        <Evidence sentences={evidence} />
      ) : (
        risk !== null && (
          <Text fontSize="sm" color="fg.muted">
            {texts.noEvidence()}
          </Text>
        )
      )}
      {proposedBy && (
        <Text fontSize="sm" color="fg.muted">
          {texts.proposedBy({ model: proposedBy })}
        </Text>
      )}
      {mayRate && <ProposedRating dimension={dimension} assessmentId={assessment.id} />}
      {isOverridden && (
        <Stack gap="1" fontSize="sm">
          <Text fontWeight="medium">
            {texts.overridden({
              by: overriddenBy?.name ?? texts.formerMember(),
              before: ratingWords(ownerRisk),
              now: ratingWords(risk),
            })}
          </Text>
          <chakra.q dir="auto">{overrideReason}</chakra.q>
        </Stack>
      )}
      {target && (
        <Stack gap="1" fontSize="sm">
          <Text fontWeight="medium">{targetWords(risk, target)}</Text>
          {target.note && <WrittenText>{target.note}</WrittenText>}
        </Stack>
      )}
      {(mayRate || mayOverride) && (
        <HStack marginTop="auto" flexWrap="wrap">
          <Button
            size="sm"
            variant="outline"
            aria-label={(!mayRate ? texts.overrideNamed : risk === null ? texts.rateNamed : texts.changeNamed)({
              title,
            })}
            onClick={() => setRating(true)}
          >
            {!mayRate ? texts.override() : risk === null ? texts.rate() : texts.change()}
          </Button>
          {mayAim && (
            <Button
              size="sm"
              variant="outline"
              aria-label={(target ? targets.changeNamed : targets.setNamed)({ title })}
              onClick={() => setAiming(true)}
            >
              {target ? targets.change() : targets.set()}
            </Button>
          )}
        </HStack>
      )}
      {aiming && <SetTarget dimension={dimension} assessmentId={assessment.id} onClose={() => setAiming(false)} />}
      {rating &&
        (mayRate ? (
          <RateDimension dimension={dimension} assessment={assessment} onClose={() => setRating(false)} />
        ) : (
          <OverrideRating dimension={dimension} assessment={assessment} onClose={() => setRating(false)} />
        ))}
    </Card>
  )
}
