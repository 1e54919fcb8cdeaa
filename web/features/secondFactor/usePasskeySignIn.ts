/** Signing in with a passkey: the browser’s dialog, and the session that follows. */
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/secondFactor/signIn.js'
import type { usePasskeySignInMutation } from '#web/__generated__/usePasskeySignInMutation.graphql.ts'
import type { usePasskeySignInStartMutation } from '#web/__generated__/usePasskeySignInStartMutation.graphql.ts'
import { afterSignIn } from '#web/app/homes.ts'
import { startSession } from '#web/app/session.ts'
import { useAction } from '#web/relay/useAction.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { signWithPasskey } from './webAuthn.ts'

const failure = texts.passkeyFailed()

/** The sign-in, which goes on at `from`, and whether it is under way. */
export function usePasskeySignIn(from: string | null, remember: boolean): [() => Promise<void>, boolean] {
  const [pending, setPending] = useState(false)
  const [start] = useAction<usePasskeySignInStartMutation>(
    graphql`
      mutation usePasskeySignInStartMutation {
        startPasskeySignIn {
          options
        }
      }
    `,
    { failure, alone: true },
  )
  const [finish] = useAction<usePasskeySignInMutation>(
    graphql`
      mutation usePasskeySignInMutation($input: SignInWithPasskeyInput!) {
        signInWithPasskey(input: $input) {
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
  const signIn = async () => {
    const begun = await start({})
    if (!begun.ok) return
    const response = await signWithPasskey(begun.data.startPasskeySignIn.options).catch(() => {
      toast({ kind: 'error', title: failure, description: texts.passkeyUnusable() })
      return null
    })
    if (!response) return
    const outcome = await finish({ input: { response, remember } })
    if (!outcome.ok) return
    const { viewer, ...session } = outcome.data.signInWithPasskey
    startSession(session, afterSignIn(from, viewer))
  }
  const guarded = async () => {
    setPending(true)
    await signIn().finally(() => setPending(false))
  }
  return [guarded, pending]
}
