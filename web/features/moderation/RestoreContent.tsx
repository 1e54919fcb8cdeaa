/** Opens withheld content to others again. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { restoreContentRules } from '#api/features/moderation/moderation.rules.ts'
import * as texts from '#texts/moderation/actions.js'
import type { RestoreContentMutation } from '#web/__generated__/RestoreContentMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = restoreContentRules.omit(['id'])

export function RestoreContent({ id, onClose }: { id: string; onClose: () => void }) {
  const [restore] = useAction<RestoreContentMutation>(
    graphql`
      mutation RestoreContentMutation($input: RestoreContentInput!) {
        restoreContent(input: $input) {
          case {
            ...useCaseActions_case
          }
        }
      }
    `,
    { success: { title: texts.restored() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="restoreContent"
      open
      onClose={onClose}
      title={texts.restoreTitle()}
      rules={rules}
      initial={{ reason: '' }}
      action={(values) => restore({ input: { id, ...values } })}
      submit={texts.restore()}
    >
      <Text color="fg.muted">{texts.restoreHint()}</Text>
      <TextArea name="reason" rows={3} />
    </FormDialog>
  )
}
