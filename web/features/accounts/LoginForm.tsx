/** Signing in. 'Remember me' keeps the address and the flag in this browser, never the password. */
import { Flex, Link as TextLink, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link, useLocation } from 'react-router'
import { lazy, useState } from 'react'
import * as texts from '#texts/accounts/loginForm.js'
import { loginRules } from '#api/features/accounts/account.rules.ts?later'
import type { LoginFormMutation } from '#web/__generated__/LoginFormMutation.graphql.ts'
import { afterSignIn } from '#web/app/homes.ts'
import { hasSessionEnded, startSession } from '#web/app/session.ts'
import type { SecondFactorRequired, ServerError } from '#web/relay/environment.ts'
import { useAction } from '#web/relay/useAction.ts'
import { CheckboxField, TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { PasskeyButton } from '#web/features/secondFactor/PasskeyButton.tsx'
import { ProviderButtons } from '#web/features/providers/ProviderButtons.tsx'
import { FormProblem } from './FormProblem.tsx'
import { remembered, remember } from './rememberMe.ts'

// Most people have no second step.
const SecondStep = lazy(() => import('#web/features/secondFactor/SecondStep.tsx'))

const failure = { title: texts.loginFailed(), description: texts.checkYourEmailAddressAnd() }

/** What to do about a refusal. A limit of tries says in its own words how long to wait. */
const wrong = ({ code, message }: ServerError) =>
  code === 'UNAUTHENTICATED' || message === 'Login failed' ? texts.theEmailAddressOrThe() : message

export function LoginForm({ from, email }: { from: string | null; email: string }) {
  const [login] = useAction<LoginFormMutation>(
    graphql`
      mutation LoginFormMutation($input: LoginInput!) {
        login(input: $input) {
          token
          expiresIn
          viewer {
            role
          }
        }
      }
    `,
    { failure, alone: true },
  )
  const known = remembered()
  const [problem, setProblem] = useState<ServerError | null>(null)
  // What a provider answered.
  const { problem: returned } = (useLocation().state ?? {}) as { problem?: string }
  const [step, setStep] = useState<{ required: SecondFactorRequired; remember: boolean } | null>(null)
  if (step) return <SecondStep step={step.required} from={from} remember={step.remember} onBack={() => setStep(null)} />
  return (
    <Form
      call="login"
      rules={loginRules}
      guard={false}
      initial={{ email: email || (known ?? ''), password: '', remember: known !== null }}
      action={async (input) => {
        const outcome = await login({ input })
        if (!outcome.ok && outcome.error.secondFactor) {
          remember(input.remember ? input.email : null)
          setStep({ required: outcome.error.secondFactor, remember: input.remember ?? false })
          return { ok: false }
        }
        if (!outcome.ok) {
          if (!Object.keys(outcome.fieldErrors).length) setProblem(outcome.error)
          return outcome
        }
        remember(input.remember ? input.email : null)
        const { viewer, ...session } = outcome.data.login
        startSession(session, afterSignIn(from, viewer))
        return outcome
      }}
      actions={
        <Stack gap="3">
          <SubmitButton>{texts.signIn()}</SubmitButton>
          <PasskeyButton from={from} remember={known !== null} />
          <ProviderButtons from={from} remember={known !== null} />
        </Stack>
      }
    >
      {problem ? (
        <FormProblem title={texts.loginFailed()}>{wrong(problem)}</FormProblem>
      ) : returned ? (
        <FormProblem title={texts.loginFailed()}>{returned}</FormProblem>
      ) : (
        hasSessionEnded() && (
          <FormProblem title={texts.unauthorizedPleaseLogIn()}>{texts.yourSessionHasEndedSign()}</FormProblem>
        )
      )}
      <TextField name="email" type="email" autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
      <Flex justifyContent="space-between" alignItems="center" wrap="wrap" gap="2">
        <CheckboxField name="remember" />
        <TextLink asChild color="brand.fg">
          <Link to="/auth/forgot-password">{texts.forgotPassword()}</Link>
        </TextLink>
      </Flex>
    </Form>
  )
}
