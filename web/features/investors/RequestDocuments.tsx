/** Asks an investor who waits for verification for documents, and says what is missing. */
import { graphql } from 'react-relay'
import { requestVerificationDocumentsRules } from '#api/features/investors/investor.rules.ts'
import * as texts from '#texts/investors/verification.js'
import type { RequestDocumentsMutation } from '#web/__generated__/RequestDocumentsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = requestVerificationDocumentsRules.omit(['id'])

export function RequestDocuments({ id, onClose }: { id: string; onClose: () => void }) {
  const [request] = useAction<RequestDocumentsMutation>(
    graphql`
      mutation RequestDocumentsMutation($input: RequestVerificationDocumentsInput!) {
        requestVerificationDocuments(input: $input) {
          investor {
            id
          }
        }
      }
    `,
    { success: { title: texts.requested() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="requestVerificationDocuments"
      open
      onClose={onClose}
      title={texts.request()}
      rules={rules}
      initial={{ reason: '' }}
      action={(values) => request({ input: { id, ...values } })}
      submit={texts.request()}
    >
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}
