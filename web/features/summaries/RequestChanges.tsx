/** Asks the team to change a technology summary before the owner agrees. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { requestSummaryChangesRules } from '#api/features/summaries/summary.rules.ts'
import * as texts from '#texts/summaries/actions.js'
import type { RequestChangesMutation } from '#web/__generated__/RequestChangesMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = requestSummaryChangesRules.omit(['id'])

export function RequestChanges({ id, onClose }: { id: string; onClose: () => void }) {
  const [perform] = useAction<RequestChangesMutation>(
    graphql`
      mutation RequestChangesMutation($input: RequestSummaryChangesInput!) {
        requestSummaryChanges(input: $input) {
          technologySummary {
            id
            status
          }
        }
      }
    `,
    { success: { title: texts.changesRequested() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="requestSummaryChanges"
      open
      onClose={onClose}
      title={texts.requestChangesTitle()}
      rules={rules}
      initial={{ comments: '' }}
      action={({ comments }) => perform({ input: { id, comments } })}
      submit={texts.requestChanges()}
    >
      <Text color="fg.muted">{texts.requestChangesHint()}</Text>
      <TextArea name="comments" rows={4} />
    </FormDialog>
  )
}
