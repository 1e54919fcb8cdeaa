/** Shows the dialog of confirmPassword while it is asked. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useOnceOpen } from '#web/ui/overlay/lazily.ts'
import { answerPassword, isPasswordAsked, onPasswordAsked } from './confirmPassword.ts'

// Most visits are never asked.
const PasswordDialog = lazy(() => import('./PasswordDialog.tsx'))

export function PasswordPrompt() {
  const asked = useSyncExternalStore(onPasswordAsked, isPasswordAsked, () => false)
  // Another session has nothing to do with what this one wanted to change.
  useEffect(() => () => answerPassword(false), [])
  return (
    useOnceOpen(asked) && (
      <Suspense fallback={null}>
        <PasswordDialog open={asked} onAnswer={answerPassword} />
      </Suspense>
    )
  )
}
