/** Why a page is not shown: the account waits for verification, or the page belongs to other roles, which it names. */
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import * as texts from '#texts/app/noAccess.js'
import { Optional } from '#web/ui/feedback/Optional.tsx'
import { useApp } from './AppContext.tsx'
import { homeOf, roleLabel } from './homes.ts'

const PageAccess = lazy(() => import('./PageAccess.tsx'))

/** `path` is the page that was asked for; the current one when nothing is said. */
export function NoAccess({ path }: { path?: string }) {
  const { viewer, whiteLabel } = useApp()
  const { pathname } = useLocation()
  if (viewer?.status === 'PENDING_VERIFICATION')
    return (
      <Waiting
        home={homeOf(viewer)}
        isHome={pathname === homeOf(viewer)}
        next={
          viewer.confirmsAddress ? texts.openTheLink({ email: viewer.email }) : texts.theUniversityTeamChecksEvery()
        }
      />
    )
  const asked = path ?? pathname
  const home = (
    <Button asChild>
      <Link to={viewer ? homeOf(viewer) : '/auth'}>{viewer ? texts.goToYourDashboard() : texts.signIn()}</Link>
    </Button>
  )
  return (
    <Stack gap="4" textAlign="center" alignItems="center" maxW="md" marginX="auto" paddingY="14">
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {texts.noAccess()}
      </Heading>
      <Text>{texts.youDontHavePermissionTo()}</Text>
      {viewer && (
        <Text color="fg.muted">
          {texts.youAreSignedInAs({ name: viewer.name, role: roleLabel(viewer.role, whiteLabel.roleLabels) })}
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

/** The dashboard is no way out of itself. */
const Waiting = ({ home, isHome, next }: { home: string; isHome: boolean; next: string }) => (
  <Stack gap="4" maxW="lg" marginX="auto" paddingY="14">
    <Heading as="h1" size="2xl" tabIndex={-1}>
      {texts.thisPageOpensOnceYour()}
    </Heading>
    <Text>{next}</Text>
    <Stack gap="1">
      <Heading as="h2" size="md">
        {texts.whatYouCanDoNow()}
      </Heading>
      <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
        <li>
          <Link to="/settings">{texts.completeYourProfileAndChoose()}</Link>
        </li>
        <li>
          <Link to="?help=guide">{texts.readTheGuideForYour()}</Link>
        </li>
      </Stack>
    </Stack>
    {!isHome && (
      <HStack>
        <Button asChild>
          <Link to={home}>{texts.goToYourDashboard()}</Link>
        </Button>
      </HStack>
    )}
  </Stack>
)
