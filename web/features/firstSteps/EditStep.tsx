/** Changes a first step of the university's own. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateUniversityStepRules } from '#api/features/firstSteps/universityStep.rules.ts'
import * as texts from '#texts/firstSteps/editing.js'
import type { EditStep_step$key } from '#web/__generated__/EditStep_step.graphql.ts'
import type { EditStepMutation, Role } from '#web/__generated__/EditStepMutation.graphql.ts'
import { withRolesOfChoices } from '#web/features/users/roleNames.ts'
import { useAction } from '#web/relay/useAction.ts'
import { editAs } from '#web/ui/form/edit.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { StepFields } from './StepFields.tsx'

interface Props {
  step: EditStep_step$key
  name: string
  onClose: () => void
}

export default function EditStep({ step, name, onClose }: Props) {
  const read = useFragment(
    graphql`
      fragment EditStep_step on UniversityStep {
        id
        title
        note
        titleArabic
        noteArabic
        link
        roles
      }
    `,
    step,
  )
  const [update] = useAction<EditStepMutation>(
    graphql`
      mutation EditStepMutation($input: UpdateUniversityStepInput!) {
        updateUniversityStep(input: $input) {
          step {
            ...FirstStepsPage_step
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.notSaved() },
  )
  const { id, title, note, titleArabic, noteArabic, link } = read
  return (
    <FormDialog
      call="updateUniversityStep"
      open
      onClose={onClose}
      title={texts.editNamed({ title: name })}
      rules={updateUniversityStepRules.whole}
      initial={{ title, note, titleArabic, noteArabic, link, roles: (read.roles ?? []) as readonly Role[] }}
      action={(values, changed, edit) =>
        update({ input: { ...editAs(edit, withRolesOfChoices(values), read), id } as never }, undefined, changed)
      }
      submit={texts.save()}
    >
      <StepFields />
    </FormDialog>
  )
}
