/**
 * Tells an account that waits for verification what that means and what happens next: an investor can add documents, and
 * who has an address of the university proves it by a mailed link.
 */
import * as texts from '#texts/app/pendingBanner.js'
import { Alert, Link as TextLink } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useViewer } from './AppContext.tsx'

export function PendingBanner() {
  const { status, permissions, email, confirmsAddress } = useViewer()
  if (status !== 'PENDING_VERIFICATION') return null
  return (
    <Alert.Root status="warning" borderRadius="0" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {confirmsAddress ? texts.confirmYourAddress() : texts.yourAccountWaitsForVerification()}
        </Alert.Title>
        <Alert.Description>
          {confirmsAddress ? texts.openTheLink({ email }) : texts.theUniversityTeamChecksNew()}
        </Alert.Description>
        {confirmsAddress && (
          <TextLink asChild alignSelf="start" color="inherit" textDecoration="underline">
            <Link to="/auth/forgot-password">{texts.requestANewLink()}</Link>
          </TextLink>
        )}
        {permissions.includes('INVESTOR_DOCUMENT_ADD') && (
          <TextLink asChild alignSelf="start" color="inherit" textDecoration="underline">
            <Link to="/settings?section=verification">{texts.addDocuments()}</Link>
          </TextLink>
        )}
      </Alert.Content>
    </Alert.Root>
  )
}
