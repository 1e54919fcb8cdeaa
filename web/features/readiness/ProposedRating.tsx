/** A rating that a language model proposes, with the sentences that it rests on; it counts once it is accepted. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/model.js'
import type { ProposedRating_dimension$key } from '#web/__generated__/ProposedRating_dimension.graphql.ts'
import type { ProposedRatingMutation } from '#web/__generated__/ProposedRatingMutation.graphql.ts'
import { DraftedBy } from '#web/features/model/Drafted.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Evidence } from './Evidence.tsx'
import { isRisk, ratingWords } from './riskWords.ts'

interface Props {
  dimension: ProposedRating_dimension$key
  assessmentId: string
}

export function ProposedRating({ dimension, assessmentId }: Props) {
  const { code, title, proposal } = useFragment(
    graphql`
      fragment ProposedRating_dimension on ArlRatedDimension {
        code
        title
        proposal {
          risk
          reason
          model
          evidence {
            source
            text
          }
        }
      }
    `,
    dimension,
  )
  const [rate, rating] = useAction<ProposedRatingMutation>(
    graphql`
      mutation ProposedRatingMutation($input: UpdateArlRatingInput!) {
        updateArlRating(input: $input) {
          arlAssessment {
            ...AssessmentDraft_assessment
          }
        }
      }
    `,
    { success: { title: texts.accepted({ title }) }, failure: texts.acceptFailed() },
  )
  if (!proposal || !isRisk(proposal.risk)) return null
  const { risk, reason, model, evidence } = proposal
  const accept = () =>
    rate({ input: { id: assessmentId, code, risk, reason, evidence: evidence.map(({ text }) => text) } })
  return (
    <Stack gap="2" borderWidth="1px" borderStyle="dashed" borderRadius="md" padding="3">
      <DraftedBy model={model} />
      <Text fontSize="sm" fontWeight="medium">
        {texts.proposed({ rating: ratingWords(risk) })}
      </Text>
      <Text fontSize="sm" overflowWrap="anywhere">
        {reason}
      </Text>
      <Evidence sentences={evidence} />
      <HStack>
        <Button
          size="sm"
          variant="outline"
          loading={rating}
          aria-label={texts.acceptNamed({ title })}
          onClick={() => void accept()}
        >
          <Check size={16} aria-hidden />
          {texts.accept()}
        </Button>
      </HStack>
    </Stack>
  )
}
