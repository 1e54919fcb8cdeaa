/** For addresses that lead nowhere. */
import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useApp } from './AppContext.tsx'
import { Framed } from './Framed.tsx'

export function NotFoundPage() {
  const { viewer } = useApp()
  return (
    <Framed>
      <Stack gap="4" maxW="md" width="full" textAlign="center" marginX="auto" paddingY="14">
        <Heading as="h1" size="2xl" tabIndex={-1}>
          Page Not Found
        </Heading>
        <Text color="fg.muted">
          {viewer
            ? 'Nothing at this address is open to you. Check the address, or search the platform above.'
            : 'There is nothing at this address, or nothing that is open to you.'}
        </Text>
        <Button asChild alignSelf="center">
          <Link to="/">{viewer ? 'Go to your dashboard' : 'Go to the start page'}</Link>
        </Button>
      </Stack>
    </Framed>
  )
}
