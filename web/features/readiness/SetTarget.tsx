/** Sets what is aimed at for a dimension: a lower risk, by which day, and how. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { setArlTargetRules } from '#api/features/readiness/arlAssessment.rules.ts'
import * as texts from '#texts/readiness/targets.js'
import type { SetTarget_dimension$key } from '#web/__generated__/SetTarget_dimension.graphql.ts'
import type { SetTargetMutation } from '#web/__generated__/SetTargetMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { isRisk, riskWords } from './riskWords.ts'

const rules = setArlTargetRules.pick(['target', 'dueOn', 'note'])

interface Props {
  dimension: SetTarget_dimension$key
  assessmentId: string
  onClose: () => void
}

export function SetTarget({ dimension: key, assessmentId, onClose }: Props) {
  const { code, title, risk, target, dimension } = useFragment(
    graphql`
      fragment SetTarget_dimension on ArlRatedDimension {
        code
        title
        risk
        target {
          risk
          dueOn
          note
        }
        dimension {
          low
          medium
        }
      }
    `,
    key,
  )
  const [set] = useAction<SetTargetMutation>(
    graphql`
      mutation SetTargetMutation($input: SetArlTargetInput!) {
        setArlTarget(input: $input) {
          arlAssessment {
            ...AssessmentDraft_assessment
          }
        }
      }
    `,
    { failure: texts.failed() },
  )
  const choices = [
    ...(risk === 'HIGH' ? [{ value: 'MEDIUM', label: riskWords.MEDIUM, text: dimension.medium }] : []),
    ...(risk === 'HIGH' || risk === 'MEDIUM' ? [{ value: 'LOW', label: riskWords.LOW, text: dimension.low }] : []),
    { value: '', label: texts.none(), text: texts.noneWhy() },
  ]
  const isOffered = choices.some(({ value }) => value === target?.risk)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.dialog({ title })}
      call="setArlTarget"
      rules={rules}
      initial={{
        target: isOffered && target ? target.risk : '',
        dueOn: target?.dueOn ?? '',
        note: target?.note ?? '',
      }}
      action={({ target: chosen, dueOn, note }) =>
        set({
          input: {
            id: assessmentId,
            code,
            target: isRisk(chosen) ? chosen : null,
            dueOn: isRisk(chosen) ? dueOn : null,
            note: isRisk(chosen) ? note : '',
          },
        })
      }
      submit={texts.save()}
    >
      <RadioCards name="target" choices={choices} />
      <DateField name="dueOn" />
      <TextArea name="note" rows={3} hint={texts.noteHint()} />
    </FormDialog>
  )
}
