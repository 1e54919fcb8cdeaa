/** Reopens a support request that was resolved. */
import { graphql } from 'react-relay'
import { reopenSupportRequestRules } from '#api/features/support/support.rules.ts'
import * as texts from '#texts/support/actions.js'
import type { ReopenRequestMutation } from '#web/__generated__/ReopenRequestMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = reopenSupportRequestRules.omit(['id'])

export function ReopenRequest({ id, onClose }: { id: string; onClose: () => void }) {
  const [perform] = useAction<ReopenRequestMutation>(
    graphql`
      mutation ReopenRequestMutation($input: ReopenSupportRequestInput!) {
        reopenSupportRequest(input: $input) {
          supportRequest {
            ...SupportRequestView_request
          }
        }
      }
    `,
    { success: { title: texts.reopened() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="reopenSupportRequest"
      open
      onClose={onClose}
      title={texts.reopenTitle()}
      rules={rules}
      initial={{ reason: '' }}
      action={({ reason }) => perform({ input: { id, reason } })}
      submit={texts.reopen()}
    >
      <TextArea name="reason" rows={5} />
    </FormDialog>
  )
}
