/** How one signs in: the address and the password, and changing them. */
import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/settings/accountSection.js'
import { changePasswordRules } from '#api/features/accounts/account.rules.ts'
import type { AccountSectionMutation } from '#web/__generated__/AccountSectionMutation.graphql.ts'
import { useApp, useViewer } from '#web/app/AppContext.tsx'
import { roleLabel } from '#web/app/homes.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { ChangeEmail } from './ChangeEmail.tsx'
import type { SectionProps } from './sections.tsx'

const success = {
  title: texts.passwordChanged(),
  description: texts.yourOtherSessionsWereSigned(),
}

export default function AccountSection({ settings }: SectionProps) {
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
    { success, failure: texts.failedToChangePassword() },
  )
  return (
    <>
      <Section title={texts.signingIn()}>
        <Facts
          facts={[
            [texts.email(), email],
            [texts.role(), roleLabel(role, whiteLabel.roleLabels)],
          ]}
        />
      </Section>
      <ChangeEmail settings={settings} />
      <Section title={texts.changePassword()}>
        <Text color="fg.muted">{texts.yourOtherSessionsEndAt()}</Text>
        <Form
          call="changePassword"
          key={changes}
          rules={changePasswordRules}
          initial={{ currentPassword: '', password: '' }}
          action={(input) => change({ input })}
          onDone={() => setChanges(changes + 1)}
          actions={<SubmitButton alignSelf="start">{texts.changePassword()}</SubmitButton>}
        >
          <PasswordField name="currentPassword" autoComplete="current-password" />
          <PasswordField name="password" autoComplete="new-password" meter />
        </Form>
      </Section>
    </>
  )
}
