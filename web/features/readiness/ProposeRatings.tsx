/** Has a language model propose ratings for what is not rated yet, and says what of its last proposals nothing backs. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/model.js'
import type { ProposeRatings_assessment$key } from '#web/__generated__/ProposeRatings_assessment.graphql.ts'
import type { ProposeRatingsMutation } from '#web/__generated__/ProposeRatingsMutation.graphql.ts'
import { DraftedBy, Unbacked } from '#web/features/model/Drafted.tsx'
import { noticeOf } from '#web/features/model/noticeOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'

interface Props {
  assessment: ProposeRatings_assessment$key
  /** The model that drafts; null when there is none. */
  model: string | null
}

export function ProposeRatings({ assessment, model }: Props) {
  const { id, proposals, dimensions } = useFragment(
    graphql`
      fragment ProposeRatings_assessment on ArlAssessment {
        id
        dimensions {
          risk
          proposal {
            model
          }
        }
        proposals {
          model
          unbacked
          withheld
        }
      }
    `,
    assessment,
  )
  const [propose, proposing] = useAction<ProposeRatingsMutation>(
    graphql`
      mutation ProposeRatingsMutation($input: DraftArlRatingsInput!) {
        draftArlRatings(input: $input) {
          notice
          arlAssessment {
            ...AssessmentDraft_assessment
          }
        }
      }
    `,
    {
      success: ({ draftArlRatings }) =>
        noticeOf(draftArlRatings?.notice ?? '', texts.ratingsProposed(), texts.ratingsMissing()),
      failure: texts.ratingsFailed(),
    },
  )
  const open = dimensions.some(({ risk }) => risk === null)
  if (!model && !proposals) return null
  const waiting = dimensions.filter(({ proposal }) => proposal !== null).length
  return (
    <Section title={texts.proposals()}>
      <Text color="fg.muted">{texts.proposalsWhy()}</Text>
      {proposals && (
        <>
          <DraftedBy model={proposals.model} />
          <Text>{texts.waiting({ count: waiting })}</Text>
          <Unbacked sentences={proposals.unbacked} withheld={proposals.withheld} />
        </>
      )}
      {model && open && (
        <HStack>
          <Button variant="outline" loading={proposing} onClick={() => void propose({ input: { id } })}>
            <Sparkles size={16} aria-hidden />
            {texts.propose()}
          </Button>
        </HStack>
      )}
    </Section>
  )
}
