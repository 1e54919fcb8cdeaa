/** Rates a dimension: one of the rubric's texts, the sentences that it rests on, and the reason. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateArlRatingRules } from '#api/features/readiness/arlAssessment.rules.ts'
import * as quotes from '#texts/ui/quotes.js'
import * as texts from '#texts/readiness/rate.js'
import { dotted } from '#listed'
import type { RateDimension_assessment$key } from '#web/__generated__/RateDimension_assessment.graphql.ts'
import type { RateDimension_dimension$key } from '#web/__generated__/RateDimension_dimension.graphql.ts'
import type { RateDimensionMutation } from '#web/__generated__/RateDimensionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import { RatingField, type RatingChoice } from './RatingField.tsx'
import { isRisk } from './riskWords.ts'

const rules = updateArlRatingRules.pick(['risk', 'evidence', 'reason'])

interface Props {
  dimension: RateDimension_dimension$key
  assessment: RateDimension_assessment$key
  onClose: () => void
}

export function RateDimension({ dimension: dimensionKey, assessment: assessmentKey, onClose }: Props) {
  const { code, title, risk, reason, evidence, facts, proposedEvidence, outcomes, dimension } = useFragment(
    graphql`
      fragment RateDimension_dimension on ArlRatedDimension {
        code
        title
        risk
        reason
        facts
        evidence {
          source
          text
        }
        proposedEvidence {
          source
          text
        }
        outcomes {
          risk
          low
          high
        }
        dimension {
          description
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
      fragment RateDimension_assessment on ArlAssessment {
        id
      }
    `,
    assessmentKey,
  )
  const [rate] = useAction<RateDimensionMutation>(
    graphql`
      mutation RateDimensionMutation($input: UpdateArlRatingInput!) {
        updateArlRating(input: $input) {
          arlAssessment {
            ...AssessmentDraft_assessment
          }
        }
      }
    `,
    { failure: texts.failed() },
  )
  const outcomeOf = (value: string) => {
    const outcome = outcomes.find((one) => one.risk === value)
    if (!outcome) return ''
    const { low, high } = outcome
    return low === high ? texts.outcome({ level: low }) : texts.outcomeRange({ low, high })
  }
  const choices: RatingChoice[] = [
    { value: 'LOW', text: dimension.low, note: outcomeOf('LOW') },
    { value: 'MEDIUM', text: dimension.medium, note: outcomeOf('MEDIUM') },
    { value: 'HIGH', text: dimension.high, note: outcomeOf('HIGH') },
    { value: 'NOT_APPLICABLE', text: texts.notApplicable() },
    { value: '', text: texts.unknownWhy() },
  ]
  const quoted = [...evidence, ...proposedEvidence.filter(({ text }) => !evidence.some((one) => one.text === text))]
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title({ title })}
      call="updateArlRating"
      rules={rules}
      initial={{ risk: isRisk(risk) ? risk : '', evidence: evidence.map(({ text }) => text), reason }}
      action={({ risk: chosen, ...rest }) =>
        rate({ input: { id, code, risk: isRisk(chosen) ? chosen : null, ...rest } })
      }
      submit={texts.save()}
    >
      <Stack gap="1">
        <Text>{dimension.description}</Text>
        {facts.length > 0 && <Text fontWeight="medium">{dotted(facts)}</Text>}
      </Stack>
      <RatingField name="risk" code={code} choices={choices} />
      {quoted.length > 0 ? (
        <TicksField
          name="evidence"
          choices={quoted.map(({ source, text }) => ({ value: text, label: quotes.quotedFrom({ text, source }) }))}
        />
      ) : (
        <Text color="fg.muted">{texts.nothingFound()}</Text>
      )}
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}
