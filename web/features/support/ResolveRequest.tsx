/** Resolves a support request with an answer. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { resolveSupportRequestRules } from '#api/features/support/support.rules.ts'
import * as texts from '#texts/support/actions.js'
import type { InsertTemplate_request$key } from '#web/__generated__/InsertTemplate_request.graphql.ts'
import type { ResolveRequestMutation } from '#web/__generated__/ResolveRequestMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { InsertTemplate } from './InsertTemplate.tsx'

const rules = resolveSupportRequestRules.omit(['id'])

interface Props {
  id: string
  request: InsertTemplate_request$key
  onClose: () => void
}

export function ResolveRequest({ id, request, onClose }: Props) {
  const [perform] = useAction<ResolveRequestMutation>(
    graphql`
      mutation ResolveRequestMutation($input: ResolveSupportRequestInput!) {
        resolveSupportRequest(input: $input) {
          supportRequest {
            ...SupportRequestView_request
          }
        }
      }
    `,
    { success: { title: texts.resolved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="resolveSupportRequest"
      open
      onClose={onClose}
      title={texts.resolveTitle()}
      rules={rules}
      initial={{ answer: '' }}
      action={({ answer }) => perform({ input: { id, answer } })}
      submit={texts.resolve()}
    >
      <Text color="fg.muted">{texts.resolveHint()}</Text>
      <InsertTemplate request={request} name="answer" />
      <TextArea name="answer" rows={5} />
    </FormDialog>
  )
}
