/** Gives an account another role, with the reason. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { changeRoleRules } from '#api/features/accounts/account.rules.ts'
import * as texts from '#texts/users/actions.js'
import type { ChangeRoleMutation, Role } from '#web/__generated__/ChangeRoleMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { roleChoices } from './roleNames.ts'

interface Props {
  user: { id: string; name: string; role: string }
  onClose: () => void
}

export function ChangeRole({ user: { id, name, role }, onClose }: Props) {
  const [change] = useAction<ChangeRoleMutation>(
    graphql`
      mutation ChangeRoleMutation($input: UpdateUserInput!) {
        updateUser(input: $input) {
          user {
            id
            role
          }
        }
      }
    `,
    { success: { title: texts.roleChanged() }, failure: texts.failed() },
  )
  const otherRoles = roleChoices(role).filter(({ value }) => value !== role)
  return (
    <FormDialog
      call="updateUser"
      open
      onClose={onClose}
      title={texts.changeRoleOf({ name })}
      rules={changeRoleRules}
      initial={{ role: '' as Role | '', reason: '' }}
      action={(values) => change({ input: { id, ...values } as never })}
      submit={texts.changeRole()}
    >
      <Text color="fg.muted">{texts.changeRoleHint()}</Text>
      <SelectField name="role" choices={otherRoles} placeholder={texts.chooseRole()} />
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}
