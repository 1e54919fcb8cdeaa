/** Asks the researcher something; the request waits for the reply. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { askSupportRequesterRules } from '#api/features/support/support.rules.ts'
import * as texts from '#texts/support/actions.js'
import type { AskRequesterMutation } from '#web/__generated__/AskRequesterMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = askSupportRequesterRules.omit(['id'])

export function AskRequester({ id, onClose }: { id: string; onClose: () => void }) {
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
      <TextArea name="question" rows={5} />
    </FormDialog>
  )
}
