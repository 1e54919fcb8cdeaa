/** Adds a first step of the university's own. */
import { graphql } from 'react-relay'
import { createUniversityStepRules } from '#api/features/firstSteps/universityStep.rules.ts'
import * as texts from '#texts/firstSteps/editing.js'
import type { AddStepMutation, Role } from '#web/__generated__/AddStepMutation.graphql.ts'
import { withRolesOfChoices } from '#web/features/users/roleNames.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { StepFields } from './StepFields.tsx'

const empty = { title: '', note: '', titleArabic: '', noteArabic: '', link: '', roles: [] as Role[] }

export default function AddStep({ onClose }: { onClose: () => void }) {
  const [create] = useAction<AddStepMutation>(
    graphql`
      mutation AddStepMutation($input: CreateUniversityStepInput!) {
        createUniversityStep(input: $input) {
          step {
            ...FirstStepsPage_step
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.notAdded() },
  )
  return (
    <FormDialog
      call="createUniversityStep"
      open
      onClose={onClose}
      title={texts.add()}
      rules={createUniversityStepRules}
      initial={empty}
      action={(input) => create({ input: withRolesOfChoices(input) })}
      submit={texts.add()}
    >
      <StepFields />
    </FormDialog>
  )
}
