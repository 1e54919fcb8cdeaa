/** Confirming another address by the mailed link; a press confirms, so that what opens links by itself does not. */
import { Alert, Button, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/accounts/confirmEmailPage.js'
import type { ConfirmEmailPageMutation } from '#web/__generated__/ConfirmEmailPageMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { Highlights } from './Highlights.tsx'

type State = { is: 'asking' | 'stale' } | { is: 'done'; email: string }

export default function ConfirmEmailPage() {
  const [params] = useSearchParams()
  const token = params.get('token')
  const [state, setState] = useState<State>({ is: token ? 'asking' : 'stale' })
  const [confirm, confirming] = useAction<ConfirmEmailPageMutation>(
    graphql`
      mutation ConfirmEmailPageMutation($input: ConfirmEmailChangeInput!) {
        confirmEmailChange(input: $input) {
          email
        }
      }
    `,
    { failure: texts.failed(), alone: true },
  )
  const press = async () => {
    const outcome = await confirm({ input: { token: token ?? '' } })
    if (outcome.ok) setState({ is: 'done', email: outcome.data.confirmEmailChange.email })
    else if (outcome.fieldErrors?.['token']) setState({ is: 'stale' })
  }
  return (
    <AuthFrame side={<Highlights />}>
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {texts.title()}
      </Heading>
      {state.is === 'asking' ? (
        <>
          <Text color="fg.muted">{texts.meaning()}</Text>
          <Button alignSelf="start" loading={confirming} onClick={() => void press()}>
            {texts.confirm()}
          </Button>
        </>
      ) : (
        <Alert.Root status={state.is === 'done' ? 'success' : 'error'} role="alert">
          <Alert.Indicator />
          <Alert.Content gap="3" alignItems="start">
            <Alert.Title overflowWrap="anywhere">
              {state.is === 'done' ? texts.confirmed({ email: state.email }) : texts.stale()}
            </Alert.Title>
            {state.is === 'done' ? (
              <Button asChild>
                <Link to="/auth">{texts.goOn()}</Link>
              </Button>
            ) : (
              <TextLink asChild color="inherit" textDecoration="underline">
                <Link to="/settings?section=account">{texts.settings()}</Link>
              </TextLink>
            )}
          </Alert.Content>
        </Alert.Root>
      )}
    </AuthFrame>
  )
}
