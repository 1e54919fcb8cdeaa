/** For addresses that lead nowhere. */
import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useApp } from './AppContext.tsx'
import { GlobalSearch } from './search/GlobalSearch.tsx'

export function NotFoundPage() {
  const { viewer } = useApp()
  return (
    <Center as="main" minH="100dvh" padding="6">
      <Stack gap="4" maxW="md" width="full" textAlign="center">
        <Heading as="h1" size="2xl" tabIndex={-1}>
          Page Not Found
        </Heading>
        <Text color="fg.muted">There is nothing at this address, or nothing that is open to you.</Text>
        {viewer && <GlobalSearch shortcuts={false} />}
        <Button asChild alignSelf="center">
          <Link to="/">{viewer ? 'Go to your dashboard' : 'Go to the start page'}</Link>
        </Button>
      </Stack>
    </Center>
  )
}
