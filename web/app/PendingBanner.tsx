/** Tells an account that waits for verification what that means and what happens next; an investor can add documents. */
import * as texts from '#texts/app/pendingBanner.js'
import { Alert, Link as TextLink } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useViewer } from './AppContext.tsx'

export function PendingBanner() {
  const { status, permissions } = useViewer()
  if (status !== 'PENDING_VERIFICATION') return null
  return (
    <Alert.Root status="warning" borderRadius="0" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{texts.yourAccountWaitsForVerification()}</Alert.Title>
        <Alert.Description>{texts.theUniversityTeamChecksNew()}</Alert.Description>
        {permissions.includes('INVESTOR_DOCUMENT_ADD') && (
          <TextLink asChild alignSelf="start" color="inherit" textDecoration="underline">
            <Link to="/settings?section=verification">{texts.addDocuments()}</Link>
          </TextLink>
        )}
      </Alert.Content>
    </Alert.Root>
  )
}
