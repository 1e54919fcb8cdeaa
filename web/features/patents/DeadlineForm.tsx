/** Adds a deadline to the computed ones, or changes one that was added. */
import { graphql } from 'react-relay'
import { addPatentDeadlineRules, updatePatentDeadlineRules } from '#api/features/patents/patent.rules.ts'
import * as texts from '#texts/patents/form.js'
import type { DeadlineFormAddMutation } from '#web/__generated__/DeadlineFormAddMutation.graphql.ts'
import type { DeadlineFormUpdateMutation } from '#web/__generated__/DeadlineFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import type { Deadline } from './DeadlineRow.tsx'

const addRules = addPatentDeadlineRules.omit(['id'])
const updateRules = updatePatentDeadlineRules.whole

const fields = (
  <>
    <TextField name="title" autoComplete="off" />
    <DateField name="dueOn" hint={texts.remindersHint()} />
  </>
)

export function AddDeadline({ id, onClose }: { id: string; onClose: () => void }) {
  const [add] = useAction<DeadlineFormAddMutation>(
    graphql`
      mutation DeadlineFormAddMutation($input: AddPatentDeadlineInput!) {
        addPatentDeadline(input: $input) {
          patent {
            id
          }
        }
      }
    `,
    { success: { title: texts.deadlineAdded() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="addPatentDeadline"
      open
      onClose={onClose}
      title={texts.addDeadline()}
      rules={addRules}
      initial={{ title: '', dueOn: '' }}
      action={(values) => add({ input: { id, ...values } })}
      submit={texts.addDeadline()}
    >
      {fields}
    </FormDialog>
  )
}

export function EditDeadline({ deadline, onClose }: { deadline: Deadline; onClose: () => void }) {
  const [update] = useAction<DeadlineFormUpdateMutation>(
    graphql`
      mutation DeadlineFormUpdateMutation($input: UpdatePatentDeadlineInput!) {
        updatePatentDeadline(input: $input) {
          patent {
            id
          }
        }
      }
    `,
    { success: { title: texts.deadlineSaved() }, failure: texts.failed() },
  )
  const { id, task, dueOn } = deadline
  return (
    <FormDialog
      call="updatePatentDeadline"
      open
      onClose={onClose}
      title={texts.editDeadline()}
      rules={updateRules}
      initial={{ title: task, dueOn }}
      action={(_, __, edit) => update({ input: { ...edit, id } })}
      submit={texts.save()}
    >
      {fields}
    </FormDialog>
  )
}
