/** For pages that the role may not open (core.md 2). */
import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import { useApp } from './AppContext.tsx'
import { homeOf, roleLabel } from './homes.ts'

export default function UnauthorizedPage() {
  const { viewer, whiteLabel } = useApp()
  const [params] = useSearchParams()
  return (
    <Center as="main" minH="100dvh" padding="6">
      <Stack gap="4" textAlign="center" maxW="md">
        <Heading as="h1" size="2xl" tabIndex={-1}>
          No access
        </Heading>
        <Text>You don't have permission to access this page</Text>
        {viewer && (
          <Text color="fg.muted">
            You are signed in as {viewer.name}, {roleLabel(viewer.role, whiteLabel.roleLabels)}. The page{' '}
            {params.get('from') ?? ''} is for other roles.
          </Text>
        )}
        <Button asChild alignSelf="center">
          <Link to={viewer ? homeOf(viewer) : '/auth'}>{viewer ? 'Go to your dashboard' : 'Sign in'}</Link>
        </Button>
      </Stack>
    </Center>
  )
}
