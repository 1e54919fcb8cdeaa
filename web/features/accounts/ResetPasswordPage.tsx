/** Choosing a password by the mailed link: the first one, or a new one. */
import { Alert, Button, Heading, HStack, Link as TextLink } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/accounts/resetPasswordPage.js'
import { resetPasswordRules } from '#api/features/accounts/account.rules.ts'
import type { ResetPasswordPageQuery } from '#web/__generated__/ResetPasswordPageQuery.graphql.ts'
import type { ResetPasswordPageMutation } from '#web/__generated__/ResetPasswordPageMutation.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { Highlights } from './Highlights.tsx'

export default function ResetPasswordPage() {
  const [params] = useSearchParams()
  const { resetLinkIsGood } = usePage<ResetPasswordPageQuery>(graphql`
    query ResetPasswordPageQuery($token: String!) @preloadable {
      resetLinkIsGood(token: $token)
    }
  `)
  const [state, setState] = useState<'asking' | 'done' | 'stale'>(resetLinkIsGood ? 'asking' : 'stale')
  const [reset] = useAction<ResetPasswordPageMutation>(
    graphql`
      mutation ResetPasswordPageMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          done
        }
      }
    `,
    { alone: true },
  )
  return (
    <AuthFrame side={<Highlights />}>
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {texts.chooseAPassword()}
      </Heading>
      {state === 'done' ? (
        <Said status="success" title={texts.yourPasswordIsSavedAll()}>
          <Button asChild>
            <Link to="/auth">{texts.signIn()}</Link>
          </Button>
        </Said>
      ) : state === 'stale' ? (
        <Said status="error" title={texts.thisLinkIsNotValid()}>
          <TextLink asChild color="inherit" textDecoration="underline">
            <Link to="/auth/forgot-password">{texts.askForANewLink()}</Link>
          </TextLink>
        </Said>
      ) : (
        <Form
          call="resetPassword"
          rules={resetPasswordRules.pick(['password'])}
          guard={false}
          initial={{ password: '' }}
          action={async ({ password }) => {
            const outcome = await reset({ input: { password, resetToken: params.get('token') ?? '' } })
            if (outcome.ok) setState('done')
            if (!outcome.fieldErrors?.['resetToken']) return outcome
            setState('stale')
            return { ok: false }
          }}
          actions={<SubmitButton>{texts.savePassword()}</SubmitButton>}
        >
          <PasswordField name="password" autoComplete="new-password" meter />
        </Form>
      )}
    </AuthFrame>
  )
}

const Said = ({
  status,
  title,
  children,
}: {
  status: 'success' | 'error'
  title: string
  children: React.ReactNode
}) => (
  <Alert.Root status={status} role="alert">
    <Alert.Indicator />
    <Alert.Content gap="3">
      <Alert.Title>{title}</Alert.Title>
      <HStack>{children}</HStack>
    </Alert.Content>
  </Alert.Root>
)
