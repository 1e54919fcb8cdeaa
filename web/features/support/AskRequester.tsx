/** Asks the researcher something; the request waits for the reply. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { askSupportRequesterRules } from '#api/features/support/support.rules.ts'
import * as texts from '#texts/support/actions.js'
import type { InsertTemplate_request$key } from '#web/__generated__/InsertTemplate_request.graphql.ts'
import type { AskRequesterMutation } from '#web/__generated__/AskRequesterMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { InsertTemplate } from './InsertTemplate.tsx'

const rules = askSupportRequesterRules.omit(['id'])

interface Props {
  id: string
  request: InsertTemplate_request$key
  onClose: () => void
}

export function AskRequester({ id, request, onClose }: Props) {
  const [perform] = useAction<AskRequesterMutation>(
    graphql`
      mutation AskRequesterMutation($input: AskSupportRequesterInput!) {
        askSupportRequester(input: $input) {
          supportRequest {
            ...SupportRequestView_request
          }
        }
      }
    `,
    { success: { title: texts.asked() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="askSupportRequester"
      open
      onClose={onClose}
      title={texts.askTitle()}
      rules={rules}
      initial={{ question: '' }}
      action={({ question }) => perform({ input: { id, question } })}
      submit={texts.ask()}
    >
      <Text color="fg.muted">{texts.askHint()}</Text>
      <InsertTemplate request={request} name="question" />
      <TextArea name="question" rows={5} />
    </FormDialog>
  )
}
