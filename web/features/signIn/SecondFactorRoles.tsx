/** The roles whose people must have a second factor. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import { setSecondFactorRolesRules } from '#api/features/accounts/secondFactor/secondFactor.rules.ts'
import * as texts from '#texts/signIn/factors.js'
import type { SecondFactorRoles_policy$key } from '#web/__generated__/SecondFactorRoles_policy.graphql.ts'
import type { SecondFactorRolesMutation } from '#web/__generated__/SecondFactorRolesMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'

// Companies have two roles of one name: the server takes both for either.
const choices = allRoles
  .filter((role) => role !== 'INDUSTRY_PARTNER')
  .map((value) => ({ value, label: roleWords[value] }))

export function SecondFactorRoles({ policy }: { policy: SecondFactorRoles_policy$key }) {
  const { secondFactorRoles } = useFragment(
    graphql`
      fragment SecondFactorRoles_policy on SignInPolicy {
        secondFactorRoles
      }
    `,
    policy,
  )
  const [set] = useAction<SecondFactorRolesMutation>(
    graphql`
      mutation SecondFactorRolesMutation($input: SetSecondFactorRolesInput!) {
        setSecondFactorRoles(input: $input) {
          signInPolicy {
            ...SecondFactorRoles_policy
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
        call="setSecondFactorRoles"
        key={secondFactorRoles.join()}
        rules={setSecondFactorRolesRules}
        initial={{ roles: [...secondFactorRoles] }}
        action={(input) => set({ input: input as never })}
        actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
      >
        <TicksField name="roles" choices={choices} />
      </Form>
    </Section>
  )
}
