/** Tells an account that waits for verification what that means and what happens next. */
import { Alert } from '@chakra-ui/react'
import { useViewer } from './AppContext.tsx'

export function PendingBanner() {
  if (useViewer().status !== 'PENDING_VERIFICATION') return null
  return (
    <Alert.Root status="warning" borderRadius="0" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Your account waits for verification</Alert.Title>
        <Alert.Description>
          The university team checks new accounts. Until then you see only your own things. You get a mail and a
          notification when it is done, usually within two working days.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
