/** Plans what the team does next about an interest, and by when. */
import { graphql } from 'react-relay'
import { setInterestNextStepRules } from '#api/features/interests/interest.rules.ts'
import * as texts from '#texts/interests/actions.js'
import type { PlanNextStepMutation } from '#web/__generated__/PlanNextStepMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

interface Props {
  id: string
  nextStep: string
  nextStepOn: string | null | undefined
  onClose: () => void
}

export function PlanNextStep({ id, nextStep, nextStepOn, onClose }: Props) {
  const [plan] = useAction<PlanNextStepMutation>(
    graphql`
      mutation PlanNextStepMutation($input: SetInterestNextStepInput!) {
        setInterestNextStep(input: $input) {
          interest {
            id
          }
        }
      }
    `,
    { success: { title: texts.planned() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="setInterestNextStep"
      open
      onClose={onClose}
      title={texts.plan()}
      rules={setInterestNextStepRules.whole}
      initial={{ nextStep, nextStepOn: nextStepOn ?? '' }}
      action={(_, __, edit) => plan({ input: { id, ...edit } })}
      submit={texts.save()}
    >
      <TextField name="nextStep" autoComplete="off" hint={texts.planHint()} />
      <DateField name="nextStepOn" />
    </FormDialog>
  )
}
