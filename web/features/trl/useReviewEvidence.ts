/** Answers the evidence for a criterion. */
import { graphql } from 'react-relay'
import * as texts from '#texts/trl/criterion.js'
import type { useReviewEvidenceMutation } from '#web/__generated__/useReviewEvidenceMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export const useReviewEvidence = () =>
  useAction<useReviewEvidenceMutation>(
    graphql`
      mutation useReviewEvidenceMutation($input: ReviewTrlEvidenceInput!) {
        reviewTrlEvidence(input: $input) {
          claim {
            ...Criteria_claim
          }
        }
      }
    `,
    {
      success: (_, { input }) => ({
        title: input.answer === 'ACCEPTED' ? texts.acceptedDone() : texts.answerSaved(),
      }),
      failure: texts.failedToAnswer(),
    },
  )
