/** Begins to see the platform as another person, with the reason. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { viewAsRules } from '#api/features/accounts/viewAs.rules.ts'
import * as texts from '#texts/users/actions.js'
import type { ViewAsMutation } from '#web/__generated__/ViewAsMutation.graphql.ts'
import { startView } from '#web/app/session.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

interface Props {
  user: { id: string; name: string }
  onClose: () => void
}

const rules = viewAsRules.omit(['id'])

export function ViewAs({ user: { id, name }, onClose }: Props) {
  const [view] = useAction<ViewAsMutation>(
    graphql`
      mutation ViewAsMutation($input: ViewAsInput!) {
        viewAs(input: $input) {
          token
          expiresIn
        }
      }
    `,
    { failure: texts.viewAsFailed() },
  )
  return (
    <FormDialog
      call="viewAs"
      open
      onClose={onClose}
      title={texts.viewAsTitle({ name })}
      rules={rules}
      initial={{ reason: '' }}
      action={async ({ reason }) => {
        const outcome = await view({ input: { id, reason } })
        if (outcome.ok) startView(outcome.data.viewAs)
        return outcome
      }}
      submit={texts.viewAsSubmit()}
    >
      <Text color="fg.muted">{texts.viewAsHint({ name })}</Text>
      <TextArea name="reason" rows={3} />
    </FormDialog>
  )
}
