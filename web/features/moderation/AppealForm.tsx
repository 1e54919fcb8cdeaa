/** Appeals against a decision about one's own content. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { appealModerationRules } from '#api/features/moderation/moderation.rules.ts'
import * as texts from '#texts/moderation/own.js'
import type { AppealFormMutation } from '#web/__generated__/AppealFormMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = appealModerationRules.omit(['id'])

export function AppealForm({ id, onClose }: { id: string; onClose: () => void }) {
  const [appeal] = useAction<AppealFormMutation>(
    graphql`
      mutation AppealFormMutation($input: AppealModerationInput!) {
        appealModeration(input: $input) {
          case {
            ...OwnCase_case
          }
        }
      }
    `,
    { success: { title: texts.appealed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="appealModeration"
      open
      onClose={onClose}
      title={texts.appealAction()}
      rules={rules}
      initial={{ appeal: '' }}
      action={(values) => appeal({ input: { id, ...values } })}
      submit={texts.sendAppeal()}
    >
      <Text color="fg.muted">{texts.appealHint()}</Text>
      <TextArea name="appeal" rows={6} />
    </FormDialog>
  )
}
