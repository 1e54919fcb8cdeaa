/** The providers by which one can sign in, on the sign-in page. */
import { Button } from '@chakra-ui/react'
import { LogIn } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/providers/signIn.js'
import type { ProviderButtonsMutation } from '#web/__generated__/ProviderButtonsMutation.graphql.ts'
import { useApp } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { beginWay } from './way.ts'

export function ProviderButtons({ from, remember }: { from: string | null; remember: boolean }) {
  const { signInWays } = useApp()
  const [start, starting] = useAction<ProviderButtonsMutation>(
    graphql`
      mutation ProviderButtonsMutation($input: StartProviderSignInInput!) {
        startProviderSignIn(input: $input) {
          address
        }
      }
    `,
    { failure: texts.failed(), alone: true },
  )
  const go = async (id: string, name: string) => {
    const begun = await beginWay({ purpose: 'SIGN_IN', name, from, remember })
    const outcome = await start({ input: { id, ...begun } })
    if (outcome.ok) window.location.assign(outcome.data.startProviderSignIn.address)
  }
  return signInWays.map(({ provider, name }) => (
    <Button key={provider} variant="outline" disabled={starting} onClick={() => void go(provider, name)}>
      <LogIn size={16} aria-hidden />
      {texts.continueWith({ name })}
    </Button>
  ))
}
