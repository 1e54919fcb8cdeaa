/** Signs in with a passkey; nothing where the browser has none. */
import { Button } from '@chakra-ui/react'
import { Fingerprint } from 'lucide-react'
import * as texts from '#texts/secondFactor/signIn.js'
import { usePasskeySignIn } from './usePasskeySignIn.ts'
import { canUsePasskeys } from './webAuthn.ts'

export function PasskeyButton({ from, remember }: { from: string | null; remember: boolean }) {
  const [signIn, pending] = usePasskeySignIn(from, remember)
  return (
    canUsePasskeys() && (
      <Button variant="outline" loading={pending} onClick={() => void signIn()}>
        <Fingerprint size={16} aria-hidden />
        {texts.withPasskey()}
      </Button>
    )
  )
}
