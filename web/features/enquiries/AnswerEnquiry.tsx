/** Answers an enquiry by mail. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { answerEnquiryRules } from '#api/features/enquiries/enquiry.rules.ts'
import * as texts from '#texts/enquiries/actions.js'
import type { AnswerEnquiry_enquiry$key } from '#web/__generated__/AnswerEnquiry_enquiry.graphql.ts'
import type { AnswerEnquiryMutation } from '#web/__generated__/AnswerEnquiryMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = answerEnquiryRules.omit(['id'])

export function AnswerEnquiry({ enquiry, onClose }: { enquiry: AnswerEnquiry_enquiry$key; onClose: () => void }) {
  const { id, name, email } = useFragment(
    graphql`
      fragment AnswerEnquiry_enquiry on TechnologyEnquiry {
        id
        name
        email
      }
    `,
    enquiry,
  )
  const [answer] = useAction<AnswerEnquiryMutation>(
    graphql`
      mutation AnswerEnquiryMutation($input: AnswerEnquiryInput!) {
        answerEnquiry(input: $input) {
          enquiry {
            ...useEnquiryActions_enquiry
          }
        }
      }
    `,
    { success: { title: texts.answered() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="answerEnquiry"
      open
      onClose={onClose}
      title={texts.answerTitle({ name })}
      rules={rules}
      initial={{ answer: '' }}
      action={(values) => answer({ input: { id, ...values } })}
      submit={texts.answer()}
    >
      <Text color="fg.muted" overflowWrap="anywhere">
        {texts.answerHint({ email })}
      </Text>
      <TextArea name="answer" rows={8} />
    </FormDialog>
  )
}
