/** The investor's own note on a saved opportunity. */
import { graphql } from 'react-relay'
import { updateSavedOpportunityRules } from '#api/features/opportunities/opportunity.rules.ts'
import * as texts from '#texts/opportunities/actions.js'
import type { EditNoteMutation } from '#web/__generated__/EditNoteMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = updateSavedOpportunityRules.omit(['id'])

interface Props {
  id: string
  title: string
  note: string
  onClose: () => void
}

export function EditNote({ id, title, note, onClose }: Props) {
  const [update] = useAction<EditNoteMutation>(
    graphql`
      mutation EditNoteMutation($input: UpdateSavedOpportunityInput!) {
        updateSavedOpportunity(input: $input) {
          mark {
            note
          }
        }
      }
    `,
    { success: { title: texts.noteSaved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="updateSavedOpportunity"
      open
      onClose={onClose}
      title={texts.noteTitle({ title })}
      rules={rules}
      initial={{ note }}
      action={(values) => update({ input: { id, ...values } })}
      submit={texts.noteSave()}
    >
      <TextArea name="note" />
    </FormDialog>
  )
}
