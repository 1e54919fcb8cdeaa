/** A reviewer's other rating of a dimension, with the reason. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { reviewArlRatingRules } from '#api/features/readiness/arlAssessment.rules.ts'
import * as texts from '#texts/readiness/override.js'
import type { OverrideRating_assessment$key } from '#web/__generated__/OverrideRating_assessment.graphql.ts'
import type { OverrideRating_dimension$key } from '#web/__generated__/OverrideRating_dimension.graphql.ts'
import type { OverrideRatingMutation } from '#web/__generated__/OverrideRatingMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { RatingField, type RatingChoice } from './RatingField.tsx'
import { isRisk, ratingWords } from './riskWords.ts'

const rules = reviewArlRatingRules.pick(['risk', 'reason'])

interface Props {
  dimension: OverrideRating_dimension$key
  assessment: OverrideRating_assessment$key
  onClose: () => void
}

export function OverrideRating({ dimension: dimensionKey, assessment: assessmentKey, onClose }: Props) {
  const { code, title, risk, ownerRisk, overrideReason, dimension } = useFragment(
    graphql`
      fragment OverrideRating_dimension on ArlRatedDimension {
        code
        title
        risk
        ownerRisk
        overrideReason
        dimension {
          low
          medium
          high
        }
      }
    `,
    dimensionKey,
  )
  const { id } = useFragment(
    graphql`
      fragment OverrideRating_assessment on ArlAssessment {
        id
      }
    `,
    assessmentKey,
  )
  const [override] = useAction<OverrideRatingMutation>(
    graphql`
      mutation OverrideRatingMutation($input: ReviewArlRatingInput!) {
        reviewArlRating(input: $input) {
          arlAssessment {
            ...AssessmentReport_assessment
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const choices: RatingChoice[] = [
    { value: 'LOW', text: dimension.low },
    { value: 'MEDIUM', text: dimension.medium },
    { value: 'HIGH', text: dimension.high },
    { value: 'NOT_APPLICABLE', text: texts.notApplicable() },
    { value: '', text: texts.keep({ rating: ratingWords(ownerRisk) }) },
  ]
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title({ title })}
      call="reviewArlRating"
      rules={rules}
      initial={{ risk: risk !== ownerRisk && isRisk(risk) ? risk : '', reason: overrideReason }}
      action={({ risk: chosen, reason }) =>
        override({ input: { id, code, risk: isRisk(chosen) ? chosen : null, reason: reason ?? '' } })
      }
      submit={texts.save()}
    >
      <RatingField name="risk" code={code} choices={choices} />
      <TextArea name="reason" rows={3} />
    </FormDialog>
  )
}
