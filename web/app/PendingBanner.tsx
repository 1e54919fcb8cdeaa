/** Tells an account that waits for verification what that means and what happens next. */
import * as texts from '#texts/app/pendingBanner.js'
import { Alert } from '@chakra-ui/react'
import { useViewer } from './AppContext.tsx'

export function PendingBanner() {
  if (useViewer().status !== 'PENDING_VERIFICATION') return null
  return (
    <Alert.Root status="warning" borderRadius="0" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{texts.yourAccountWaitsForVerification()}</Alert.Title>
        <Alert.Description>{texts.theUniversityTeamChecksNew()}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
