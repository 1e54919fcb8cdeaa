/** Reports content to moderators. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { reportContentRules } from '#api/features/moderation/moderation.rules.ts'
import * as texts from '#texts/moderation/report.js'
import type { ReportDialogMutation, ReportReason } from '#web/__generated__/ReportDialogMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { choicesOf, reasonWords } from './moderationWords.ts'

const rules = reportContentRules.omit(['id'])

export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [report] = useAction<ReportDialogMutation>(
    graphql`
      mutation ReportDialogMutation($input: ReportContentInput!) {
        reportContent(input: $input) {
          report {
            id
          }
        }
      }
    `,
    { success: { title: texts.sent(), description: texts.sentNext() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="reportContent"
      open
      onClose={onClose}
      title={texts.title()}
      rules={rules}
      initial={{ reason: '' as ReportReason | '', details: '' }}
      action={(values) => report({ input: { id, ...values } })}
      submit={texts.send()}
    >
      <Text color="fg.muted">{texts.hint()}</Text>
      <SelectField name="reason" placeholder={texts.choose()} choices={choicesOf(reasonWords)} />
      <TextArea name="details" rows={4} hint={texts.detailsHint()} />
    </FormDialog>
  )
}
