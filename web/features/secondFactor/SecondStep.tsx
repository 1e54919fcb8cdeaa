/** The second step of signing in: a code of the app, a passkey or a recovery code. */
import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/secondFactor/signIn.js'
import { completeSignInRules } from '#api/features/accounts/secondFactor/secondFactor.rules.ts'
import type { SecondStepMutation } from '#web/__generated__/SecondStepMutation.graphql.ts'
import { afterSignIn } from '#web/app/homes.ts'
import { startSession } from '#web/app/session.ts'
import type { SecondFactorRequired } from '#web/relay/environment.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

interface Props {
  step: SecondFactorRequired
  from: string | null
  remember: boolean
  /** Back to the password. */
  onBack: () => void
}

export default function SecondStep({ step: { ticket, methods }, from, remember, onBack }: Props) {
  const [complete] = useAction<SecondStepMutation>(
    graphql`
      mutation SecondStepMutation($input: CompleteSignInInput!) {
        completeSignIn(input: $input) {
          token
          expiresIn
          viewer {
            role
          }
        }
      }
    `,
    { failure: texts.failed(), alone: true },
  )
  const hasApp = methods.includes('APP')
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h2" size="lg" tabIndex={-1}>
          {texts.title()}
        </Heading>
        <Text color="fg.muted">{hasApp ? texts.enterCode() : texts.enterRecoveryCode()}</Text>
      </Stack>
      {methods.includes('PASSKEY') && <PasskeyButton from={from} remember={remember} />}
      <Form
        call="completeSignIn"
        rules={completeSignInRules}
        guard={false}
        initial={{ ticket, code: '' }}
        action={async (input) => {
          const outcome = await complete({ input })
          if (!outcome.ok) return outcome
          const { viewer, ...session } = outcome.data.completeSignIn
          startSession(session, afterSignIn(from, viewer))
          return outcome
        }}
        actions={<SubmitButton>{texts.verify()}</SubmitButton>}
      >
        <TextField
          name="code"
          autoComplete="one-time-code"
          label={hasApp ? texts.code() : texts.recoveryCode()}
          hint={hasApp ? texts.orRecoveryCode() : texts.recoveryCodeHint()}
        />
      </Form>
      <Button variant="plain" alignSelf="start" padding="0" onClick={onBack}>
        {texts.back()}
      </Button>
    </Stack>
  )
}
