/** Closes an enquiry without an answer. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { closeEnquiryRules } from '#api/features/enquiries/enquiry.rules.ts'
import * as texts from '#texts/enquiries/actions.js'
import type { CloseEnquiryMutation } from '#web/__generated__/CloseEnquiryMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = closeEnquiryRules.omit(['id'])

export function CloseEnquiry({ id, onClose }: { id: string; onClose: () => void }) {
  const [close] = useAction<CloseEnquiryMutation>(
    graphql`
      mutation CloseEnquiryMutation($input: CloseEnquiryInput!) {
        closeEnquiry(input: $input) {
          enquiry {
            ...useEnquiryActions_enquiry
          }
        }
      }
    `,
    { success: { title: texts.closed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="closeEnquiry"
      open
      onClose={onClose}
      title={texts.closeTitle()}
      rules={rules}
      initial={{ reason: '' }}
      action={(values) => close({ input: { id, ...values } })}
      submit={texts.close()}
    >
      <Text color="fg.muted">{texts.closeHint()}</Text>
      <TextArea name="reason" rows={3} />
    </FormDialog>
  )
}
