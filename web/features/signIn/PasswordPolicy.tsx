/** How long passwords must be, and after how many failed tries an account waits. */
import { SimpleGrid, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { setPasswordPolicyRules } from '#api/features/accounts/passwordPolicy.rules.ts'
import * as texts from '#texts/signIn/passwords.js'
import type { PasswordPolicy_policy$key } from '#web/__generated__/PasswordPolicy_policy.graphql.ts'
import type { PasswordPolicyMutation } from '#web/__generated__/PasswordPolicyMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { NumberField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

export function PasswordPolicy({ policy }: { policy: PasswordPolicy_policy$key }) {
  const { loginTries, lockMinutes, passwordLength } = useFragment(
    graphql`
      fragment PasswordPolicy_policy on SignInPolicy {
        loginTries
        lockMinutes
        passwordLength
      }
    `,
    policy,
  )
  const [set] = useAction<PasswordPolicyMutation>(
    graphql`
      mutation PasswordPolicyMutation($input: SetPasswordPolicyInput!) {
        setPasswordPolicy(input: $input) {
          signInPolicy {
            ...PasswordPolicy_policy
            ...SignInHistory_policy
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      <Form
        call="setPasswordPolicy"
        key={[loginTries, lockMinutes, passwordLength].join()}
        rules={setPasswordPolicyRules.whole}
        initial={{ loginTries, lockMinutes, passwordLength }}
        action={(_, __, edit) => set({ input: edit })}
        actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
      >
        <SimpleGrid columns={{ base: 1, sm: 3 }} gapX="5" gapY="4">
          <NumberField name="loginTries" hint={texts.triesHint()} />
          <NumberField name="lockMinutes" hint={texts.minutesHint()} />
          <NumberField name="passwordLength" hint={texts.lengthHint()} />
        </SimpleGrid>
      </Form>
    </Section>
  )
}
