/** The passkeys: adding, naming and removing them. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/secondFactor/passkeys.js'
import type { PasskeysPart_factor$key } from '#web/__generated__/PasskeysPart_factor.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { canUsePasskeys } from './webAuthn.ts'

const AddPasskey = lazy(() => import('./AddPasskey.tsx'))

export function PasskeysPart({ factor }: { factor: PasskeysPart_factor$key }) {
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeysPart_factor on SecondFactor {
        passkeys {
          id
          ...PasskeyRow_passkey
        }
      }
    `,
    factor,
  )
  const [adding, setAdding] = useState(false)
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      {passkeys.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px" aria-label={texts.yours()}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Stack>
      )}
      {canUsePasskeys() ? (
        <Button alignSelf="start" variant={passkeys.length ? 'outline' : 'solid'} onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden />
          {texts.add()}
        </Button>
      ) : (
        <Text color="fg.muted">{texts.unsupported()}</Text>
      )}
      {adding && (
        <Suspense fallback={null}>
          <AddPasskey onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  )
}
