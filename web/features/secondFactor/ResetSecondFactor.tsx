/** Resets the second factor of somebody who lost it, with the reason. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { resetSecondFactorRules } from '#api/features/accounts/secondFactor/secondFactor.rules.ts'
import * as texts from '#texts/secondFactor/reset.js'
import type { ResetSecondFactorMutation } from '#web/__generated__/ResetSecondFactorMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = resetSecondFactorRules.omit(['id'])

export function ResetSecondFactor({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const [reset] = useAction<ResetSecondFactorMutation>(
    graphql`
      mutation ResetSecondFactorMutation($input: ResetSecondFactorInput!) {
        resetSecondFactor(input: $input) {
          user {
            id
            hasSecondFactor
          }
        }
      }
    `,
    { success: { title: texts.done() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="resetSecondFactor"
      open
      onClose={onClose}
      title={texts.resetOf({ name })}
      rules={rules}
      initial={{ reason: '' }}
      action={(values) => reset({ input: { id, ...values } })}
      submit={texts.reset()}
      danger
    >
      <Text color="fg.muted">{texts.what()}</Text>
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}
