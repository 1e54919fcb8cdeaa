/** Names somebody else of the team who answers enquiries; the page stays published. */
import { graphql } from 'react-relay'
import { updateSummaryRules } from '#api/features/summaries/summary.rules.ts'
import * as texts from '#texts/summaries/actions.js'
import * as form from '#texts/summaries/form.js'
import type { ChangeContactMutation } from '#web/__generated__/ChangeContactMutation.graphql.ts'
import { universityRoles } from '#web/features/companies/companyWords.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = updateSummaryRules.whole.pick(['contactId'])

interface Props {
  id: string
  /** '' for the whole team. */
  contactId: string
  onClose: () => void
}

export function ChangeContact({ id, contactId, onClose }: Props) {
  const [perform] = useAction<ChangeContactMutation>(
    graphql`
      mutation ChangeContactMutation($input: UpdateSummaryInput!) {
        updateSummary(input: $input) {
          technologySummary {
            id
            contact {
              name
            }
          }
        }
      }
    `,
    { success: { title: texts.contactChanged() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="updateSummary"
      open
      onClose={onClose}
      title={texts.changeContact()}
      rules={rules}
      initial={{ contactId }}
      action={(_, __, edit) => perform({ input: { id, ...edit } })}
      submit={form.save()}
    >
      <PersonField name="contactId" roles={universityRoles} hint={form.contactHint()} />
    </FormDialog>
  )
}
