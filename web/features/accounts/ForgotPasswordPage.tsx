/** Asking for a link to choose a new password (docs/spec/accounts.md#forgotten-passwords). The answer never tells whether there is such an account. */
import { Alert, Button, Heading, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/accounts/forgotPasswordPage.js'
import { forgotPasswordRules } from '#api/features/accounts/account.rules.ts?later'
import type { ForgotPasswordPageMutation } from '#web/__generated__/ForgotPasswordPageMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { AuthFrame } from './AuthFrame.tsx'

export default function ForgotPasswordPage() {
  const [said, setSaid] = useState('')
  const [ask] = useAction<ForgotPasswordPageMutation>(
    graphql`
      mutation ForgotPasswordPageMutation($input: ForgotPasswordInput!) {
        forgotPassword(input: $input) {
          message
        }
      }
    `,
    { alone: true },
  )
  return (
    <AuthFrame side={<Steps />}>
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {texts.forgotYourPassword()}
      </Heading>
      {said && (
        <Alert.Root status="info" role="alert">
          <Alert.Indicator />
          <Alert.Title>{said}</Alert.Title>
        </Alert.Root>
      )}
      <Form
        call="forgotPassword"
        rules={forgotPasswordRules}
        guard={false}
        initial={{ email: '' }}
        action={async (input) => {
          const outcome = await ask({ input })
          if (outcome.ok) setSaid(outcome.data.forgotPassword.message)
          return outcome
        }}
        actions={
          <HStack flexWrap="wrap">
            <SubmitButton>{texts.sendResetLink()}</SubmitButton>
            <Button asChild variant="ghost">
              <Link to="/auth">{texts.backToLogin()}</Link>
            </Button>
          </HStack>
        }
      >
        <TextField name="email" type="email" autoComplete="username" hint={texts.noMailCheckYourSpam()} />
      </Form>
    </AuthFrame>
  )
}

const steps = [
  [texts.checkYourEmail(), texts.weSendALinkTo()],
  [texts.clickTheLink(), texts.itWorksOnceFor30()],
  [texts.createANewPassword(), texts.allYourOtherSessionsAre()],
] as const

const Steps = () => (
  <Stack gap="6" maxW="400px">
    <Heading as="h2" size="2xl">
      {texts.resetYourPassword()}
    </Heading>
    <Stack as="ol" gap="5" listStyleType="none">
      {steps.map(([title, words], at) => (
        <HStack as="li" key={title} gap="4" alignItems="start">
          <chakra.span
            borderWidth="1px"
            borderColor="whiteAlpha.600"
            borderRadius="full"
            width="8"
            height="8"
            display="grid"
            placeItems="center"
            flexShrink="0"
          >
            {at + 1}
          </chakra.span>
          <Stack gap="0">
            <Text fontWeight="semibold">{title}</Text>
            <Text color="whiteAlpha.900">{words}</Text>
          </Stack>
        </HStack>
      ))}
    </Stack>
  </Stack>
)
