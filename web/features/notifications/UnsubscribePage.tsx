/** The link in a mail: one press ends such mails, without signing in. Opening it alone does nothing, as programs open links too. */
import { Alert, Button, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/notifications/unsubscribePage.js'
import type { UnsubscribePageMutation } from '#web/__generated__/UnsubscribePageMutation.graphql.ts'
import { AuthFrame } from '#web/features/accounts/AuthFrame.tsx'
import { Highlights } from '#web/features/accounts/Highlights.tsx'
import { useAction } from '#web/relay/useAction.ts'

export default function UnsubscribePage() {
  const [params] = useSearchParams()
  const [said, setSaid] = useState<{ ok: boolean; words: string } | null>(null)
  const [unsubscribe, pending] = useAction<UnsubscribePageMutation>(
    graphql`
      mutation UnsubscribePageMutation($input: UnsubscribeInput!) {
        unsubscribe(input: $input) {
          message
        }
      }
    `,
    { failure: null, alone: true },
  )
  const end = async () => {
    const outcome = await unsubscribe({ input: { token: params.get('token') ?? '' } })
    setSaid(
      outcome.ok
        ? { ok: true, words: outcome.data.unsubscribe.message }
        : { ok: false, words: outcome.fieldErrors['token'] ?? outcome.error.message },
    )
  }
  return (
    <AuthFrame side={<Highlights />}>
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {texts.noMoreOfTheseMails()}
      </Heading>
      {said && (
        <Alert.Root status={said.ok ? 'success' : 'error'} role="alert">
          <Alert.Indicator />
          <Alert.Title>{said.words}</Alert.Title>
        </Alert.Root>
      )}
      {!said?.ok && (
        <>
          <Text>{texts.pressTheButtonAndMails()}</Text>
          <Button loading={pending} onClick={() => void end()}>
            {texts.unsubscribe()}
          </Button>
        </>
      )}
      <Text color="fg.muted">{texts.signedInYouChooseIn()}</Text>
    </AuthFrame>
  )
}
