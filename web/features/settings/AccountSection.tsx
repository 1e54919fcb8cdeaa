/** How one signs in: the address, and changing the password. */
import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { changePasswordRules } from '#api/features/accounts/account.rules.ts'
import type { AccountSectionMutation } from '#web/__generated__/AccountSectionMutation.graphql.ts'
import { useApp, useViewer } from '#web/app/AppContext.tsx'
import { roleLabel } from '#web/app/homes.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

const success = { title: 'Password changed', description: 'Your other sessions were signed out.' }

export default function AccountSection() {
  const { email, role } = useViewer()
  const { whiteLabel } = useApp()
  // A new number empties the form.
  const [changes, setChanges] = useState(0)
  const [change] = useAction<AccountSectionMutation>(
    graphql`
      mutation AccountSectionMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          viewer {
            id
          }
        }
      }
    `,
    { success, failure: 'Failed to change password' },
  )
  return (
    <>
      <Section title="Signing in">
        <Facts
          facts={[
            ['Email', email],
            ['Role', roleLabel(role, whiteLabel.roleLabels)],
          ]}
        />
      </Section>
      <Section title="Change password">
        <Text color="fg.muted">Your other sessions end at once, and you are told by mail.</Text>
        <Form
          call="changePassword"
          key={changes}
          rules={changePasswordRules}
          initial={{ currentPassword: '', password: '' }}
          action={(input) => change({ input })}
          onDone={() => setChanges(changes + 1)}
          actions={<SubmitButton alignSelf="start">Change password</SubmitButton>}
        >
          <PasswordField name="currentPassword" autoComplete="current-password" />
          <PasswordField name="password" autoComplete="new-password" meter />
        </Form>
      </Section>
    </>
  )
}
