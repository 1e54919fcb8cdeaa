/** Registering; the roles of the university's own people are not offered. */
import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/accounts/registerForm.js'
import { registerRules } from '#api/features/accounts/account.rules.ts?later'
import type { RegisterFormMutation } from '#web/__generated__/RegisterFormMutation.graphql.ts'
import { afterSignIn } from '#web/app/homes.ts'
import { startSession } from '#web/app/session.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { FormProblem } from './FormProblem.tsx'

const roles = [
  {
    value: 'RESEARCHER',
    label: texts.academicResearcher(),
    gets: texts.keepYourProjectsAndIdeas(),
  },
  {
    value: 'INDUSTRY',
    label: texts.industryPartner(),
    gets: texts.postChallengesReviewProposalsAnd(),
  },
  {
    value: 'INVESTOR',
    label: texts.investor(),
    gets: texts.seeApprovedProjectsThatSeek(),
  },
  {
    value: 'EXPERT',
    label: texts.expert(),
    gets: texts.adviseResearchersInSessionsAnd(),
  },
] as const

/** The zone of this device; the settings change it. */
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

interface Props {
  from: string | null
  /** The role that the address asks for, in lower case; unknown ones are ignored. */
  role: string | null
  /** What the link of an invitation says of the person. */
  invited: { email: string; role: 'RESEARCHER' | undefined }
}

export default function RegisterForm({ from, role, invited }: Props) {
  const [register] = useAction<RegisterFormMutation>(
    graphql`
      mutation RegisterFormMutation($input: RegisterInput!) {
        register(input: $input) {
          token
          expiresIn
          viewer {
            role
          }
        }
      }
    `,
    { failure: texts.registrationFailed(), alone: true },
  )
  const [problem, setProblem] = useState('')
  const preset = invited.role ?? roles.find(({ value }) => value === role?.toUpperCase())?.value
  return (
    <Form
      call="register"
      rules={registerRules}
      guard={false}
      initial={{ name: '', email: invited.email, role: preset, password: '', department: '' }}
      action={async (input) => {
        const outcome = await register({ input: { ...input, timeZone: deviceZone() } })
        if (!outcome.ok) {
          if (!Object.keys(outcome.fieldErrors).length) setProblem(outcome.error.message)
          return outcome
        }
        const { viewer, ...session } = outcome.data.register
        startSession(session, afterSignIn(from, viewer))
        return outcome
      }}
      actions={<SubmitButton>{texts.createAccount()}</SubmitButton>}
    >
      {problem && <FormProblem title={texts.registrationFailed()}>{problem}</FormProblem>}
      <TextField name="name" autoComplete="name" />
      <TextField name="email" type="email" autoComplete="username" />
      <PasswordField name="password" autoComplete="new-password" meter />
      <SelectField name="role" choices={roles} placeholder={texts.selectYourRole()} />
      <Stack as="dl" gap="1" fontSize="sm" aria-label={texts.whatEachRoleCanDo()}>
        {roles.map(({ value, label, gets }) => (
          <div key={value}>
            <Text as="dt" fontWeight="medium">
              {label}
            </Text>
            <Text as="dd" color="fg.muted">
              {gets}
            </Text>
          </div>
        ))}
      </Stack>
      <TextField
        name="department"
        label={texts.institutionOrCompany()}
        hint={texts.optional()}
        autoComplete="organization"
      />
    </Form>
  )
}
