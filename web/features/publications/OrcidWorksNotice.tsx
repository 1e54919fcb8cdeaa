/** That works of the viewer's ORCID record are not listed yet, with the way to them. */
import { Alert, Button } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/publications/orcidWorks.js'

export const OrcidWorksNotice = ({ count }: { count: number }) => (
  <Alert.Root status="info" marginBottom="4" alignItems="center" flexWrap="wrap">
    <Alert.Indicator />
    <Alert.Title flex="1" minW="60">
      {texts.found({ count })}
    </Alert.Title>
    <Button asChild size="sm" variant="outline">
      <Link to="/research-management/publications/import">{texts.see({ count })}</Link>
    </Button>
  </Alert.Root>
)
