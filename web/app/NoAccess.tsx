/** Why a page is not shown: the account waits for verification, or the page belongs to other roles, which it names. */
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { Optional } from '#web/ui/feedback/Optional.tsx'
import { useApp } from './AppContext.tsx'
import { homeOf, roleLabel } from './homes.ts'

const PageAccess = lazy(() => import('./PageAccess.tsx'))

/** `path` is the page that was asked for; the current one when nothing is said. */
export function NoAccess({ path }: { path?: string }) {
  const { viewer, whiteLabel } = useApp()
  const { pathname } = useLocation()
  if (viewer?.status === 'PENDING_VERIFICATION') return <Waiting home={homeOf(viewer)} />
  const asked = path ?? pathname
  const home = (
    <Button asChild>
      <Link to={viewer ? homeOf(viewer) : '/auth'}>{viewer ? 'Go to your dashboard' : 'Sign in'}</Link>
    </Button>
  )
  return (
    <Stack gap="4" textAlign="center" alignItems="center" maxW="md" marginX="auto" paddingY="14">
      <Heading as="h1" size="2xl" tabIndex={-1}>
        No access
      </Heading>
      <Text>You don't have permission to access this page</Text>
      {viewer && (
        <Text color="fg.muted">
          You are signed in as {viewer.name}, {roleLabel(viewer.role, whiteLabel.roleLabels)}.
        </Text>
      )}
      {viewer && asked ? (
        <Optional otherwise={home}>
          <Suspense fallback={home}>
            <PageAccess path={asked} home={home} />
          </Suspense>
        </Optional>
      ) : (
        home
      )}
    </Stack>
  )
}

const Waiting = ({ home }: { home: string }) => (
  <Stack gap="4" maxW="lg" marginX="auto" paddingY="14">
    <Heading as="h1" size="2xl" tabIndex={-1}>
      This page opens once your account is verified
    </Heading>
    <Text>
      The university team checks every new account, usually within two working days. You get an email and a notification
      when yours is verified.
    </Text>
    <Stack gap="1">
      <Heading as="h2" size="md">
        What you can do now
      </Heading>
      <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
        <li>
          <Link to="/settings">Complete your profile and choose your notifications</Link>
        </li>
        <li>
          <Link to="?help=guide">Read the guide for your role</Link>
        </li>
      </Stack>
    </Stack>
    <HStack>
      <Button asChild>
        <Link to={home}>Go to your dashboard</Link>
      </Button>
    </HStack>
  </Stack>
)
