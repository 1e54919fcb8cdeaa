/** Gives several accounts another role, with a reason that their people read. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { setAccountRoleRules } from '#api/features/accounts/account.rules.ts'
import * as texts from '#texts/users/actions.js'
import type { SetAccountRoleMutation } from '#web/__generated__/SetAccountRoleMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { roleChoices } from './roleNames.ts'

const rules = setAccountRoleRules.omit(['ids'])

interface Props {
  ids: string[]
  onClose: () => void
  onDone: () => void
}

export function SetAccountRole({ ids, onClose, onDone }: Props) {
  const count = ids.length
  const [set] = useAction<SetAccountRoleMutation>(
    graphql`
      mutation SetAccountRoleMutation($input: SetAccountRoleInput!) {
        setAccountRole(input: $input) {
          users {
            id
            role
          }
        }
      }
    `,
    { success: { title: texts.rolesChanged({ count }) }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="setAccountRole"
      open
      onClose={onClose}
      onDone={onDone}
      title={texts.changeRoles({ count })}
      rules={rules}
      initial={{ role: '', reason: '' }}
      action={(values) => set({ input: { ids, ...values } as never })}
      submit={texts.changeRole()}
    >
      <Text color="fg.muted">{texts.changeRoleHint()}</Text>
      <SelectField name="role" choices={roleChoices()} placeholder={texts.chooseRole()} />
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}
