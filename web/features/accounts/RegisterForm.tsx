/** Registering; the roles of the university's own people are not offered. */
import { Factory, GraduationCap, HandCoins, Microscope } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/accounts/registerForm.js'
import { registerRules } from '#api/features/accounts/account.rules.ts?later'
import type { RegisterFormMutation } from '#web/__generated__/RegisterFormMutation.graphql.ts'
import { afterSignIn } from '#web/app/homes.ts'
import { startSession } from '#web/app/session.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { FormProblem } from './FormProblem.tsx'

const roles = [
  {
    value: 'RESEARCHER',
    icon: Microscope,
    label: texts.academicResearcher(),
    text: texts.keepYourProjectsAndIdeas(),
  },
  {
    value: 'INDUSTRY',
    icon: Factory,
    label: texts.industryPartner(),
    text: texts.postChallengesReviewProposalsAnd(),
  },
  {
    value: 'INVESTOR',
    icon: HandCoins,
    label: texts.investor(),
    text: texts.seeApprovedProjectsThatSeek(),
  },
  {
    value: 'EXPERT',
    icon: GraduationCap,
    label: texts.expert(),
    text: texts.adviseResearchersInSessionsAnd(),
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
      <RadioCards name="role" choices={roles} columns={2} />
      <TextField
        name="department"
        label={texts.institutionOrCompany()}
        hint={texts.optional()}
        autoComplete="organization"
      />
    </Form>
  )
}
