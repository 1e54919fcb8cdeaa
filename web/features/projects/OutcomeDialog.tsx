/** Changes what came of an archived project, and what others can learn from it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/archiveDialog.js'
import { outcomeFormRules } from '#api/features/projects/review.rules.ts'
import type { ProjectOutcome } from '#web/__generated__/ArchivedRow_project.graphql.ts'
import type { OutcomeDialogMutation } from '#web/__generated__/OutcomeDialogMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { outcomeChoices } from './outcomes.tsx'

interface Props {
  project: {
    readonly id: string
    readonly title: string
    readonly archiveOutcome: ProjectOutcome | null | undefined
    readonly lessonsLearned: string | null | undefined
  }
  onClose: () => void
}

const unchosen: ProjectOutcome | '' = ''

export function OutcomeDialog({ project: { id, title, archiveOutcome, lessonsLearned }, onClose }: Props) {
  const [save] = useAction<OutcomeDialogMutation>(
    graphql`
      mutation OutcomeDialogMutation($input: SetProjectOutcomeInput!) {
        setProjectOutcome(input: $input) {
          project {
            ...ArchivedRow_project
            ...ProjectFacts_project
          }
        }
      }
    `,
    { success: { title: texts.outcomeSaved() }, failure: texts.failedToSave() },
  )
  return (
    <FormDialog
      call="setProjectOutcome"
      open
      onClose={onClose}
      title={texts.outcome({ name: title })}
      rules={outcomeFormRules}
      initial={{ outcome: archiveOutcome ?? unchosen, lessons: lessonsLearned ?? '' }}
      action={(_, __, edit) => save({ input: { id, ...edit } })}
      submit={texts.save()}
    >
      <OutcomeFields />
    </FormDialog>
  )
}

/** What came of a project, as it is asked when it is archived and afterwards. */
export const OutcomeFields = () => (
  <>
    <SelectField name="outcome" placeholder={texts.chooseOutcome()} choices={outcomeChoices} />
    <TextArea name="lessons" rows={4} hint={texts.lessonsHint()} />
  </>
)
