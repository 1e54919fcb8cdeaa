/** Confirms with a passkey who one is, in the place of the password; nothing for people who have none. */
import { Button } from '@chakra-ui/react'
import { Fingerprint } from 'lucide-react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/secondFactor/signIn.js'
import type { PasskeyProofMutation } from '#web/__generated__/PasskeyProofMutation.graphql.ts'
import type { PasskeyProofQuery } from '#web/__generated__/PasskeyProofQuery.graphql.ts'
import type { PasskeyProofStartMutation } from '#web/__generated__/PasskeyProofStartMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { canUsePasskeys, signWithPasskey } from './webAuthn.ts'

const failure = texts.passkeyFailed()

export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const { ownSecondFactor } = useLazyLoadQuery<PasskeyProofQuery>(
    graphql`
      query PasskeyProofQuery {
        ownSecondFactor {
          passkeys {
            id
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const [start, starting] = useAction<PasskeyProofStartMutation>(
    graphql`
      mutation PasskeyProofStartMutation {
        startPasskeyProof {
          options
        }
      }
    `,
    { failure, alone: true },
  )
  const [confirm, confirming] = useAction<PasskeyProofMutation>(
    graphql`
      mutation PasskeyProofMutation($input: ConfirmWithPasskeyInput!) {
        confirmWithPasskey(input: $input) {
          provenUntil
        }
      }
    `,
    { failure, alone: true },
  )
  const prove = async () => {
    const begun = await start({})
    const response = begun.ok && (await signWithPasskey(begun.data.startPasskeyProof.options).catch(() => null))
    if (response && (await confirm({ input: { response } })).ok) onProven()
  }
  if (!ownSecondFactor.passkeys.length || !canUsePasskeys()) return null
  return (
    <Button variant="outline" loading={starting || confirming} onClick={() => void prove()}>
      <Fingerprint size={16} aria-hidden />
      {texts.usePasskey()}
    </Button>
  )
}
