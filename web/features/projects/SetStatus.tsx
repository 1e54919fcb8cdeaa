/** Moves the selected projects to a status, and says how many, which not, and why. */
import { graphql } from 'react-relay'
import { setProjectStatusRules, settableStatuses } from '#api/features/projects/bulk.rules.ts'
import * as texts from '#texts/projects/bulkAccess.js'
import type { ProjectStatus, SetStatusMutation } from '#web/__generated__/SetStatusMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import type { BulkDialog } from './BulkAccess.tsx'
import { outcomeWords } from './outcomeWords.ts'
import { statusWords } from './projectWords.ts'

const rules = setProjectStatusRules.omit(['ids'])
const choices = settableStatuses.map((value) => ({ value, label: statusWords[value] }))
const initial: { status: ProjectStatus | '' } = { status: '' }

export default function SetStatus({ ids, name, titleOf, onClose, onDone }: BulkDialog) {
  const [move] = useAction<SetStatusMutation>(
    graphql`
      mutation SetStatusMutation($input: SetProjectStatusInput!) {
        setProjectStatus(input: $input) {
          projects {
            ...ReviewRow_projects
          }
          refused {
            projectId
            reason
          }
        }
      }
    `,
    {
      success: ({ setProjectStatus }) => outcomeWords(texts.statusChanged(), setProjectStatus, titleOf),
      failure: texts.failedToChangeStatus(),
    },
  )
  return (
    <FormDialog
      call="setProjectStatus"
      open
      onClose={onClose}
      title={texts.statusOf({ name })}
      rules={rules}
      initial={initial}
      action={({ status }) => move({ input: { ids, status } })}
      onDone={({ data }) => onDone(data.setProjectStatus.refused)}
      submit={texts.changeStatus()}
    >
      <SelectField name="status" placeholder={texts.chooseStatus()} choices={choices} hint={texts.statusHint()} />
    </FormDialog>
  )
}
