/** Accounts at a glance: how many in which role and state, those that wait, and what happened last. */
import { Button, HStack, Link as TextLink, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { KeyRound, UserPlus, Users } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as actions from '#texts/users/actions.js'
import * as texts from '#texts/users/overview.js'
import * as pages from '#texts/users/pages.js'
import type { UserManagementPageQuery } from '#web/__generated__/UserManagementPageQuery.graphql.ts'
import { AccountsToVerify } from '#web/features/dashboards/AccountsToVerify.tsx'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { SecurityEventRow } from '#web/features/securityLog/SecurityEventRow.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { useAccountCounts } from './countsByRole.ts'
import { RoleCounts } from './RoleCounts.tsx'
import { addUserPath, usersIn, usersPath } from './userPaths.ts'

export default function UserManagementPage() {
  const data = usePage<UserManagementPageQuery>(graphql`
    query UserManagementPageQuery @preloadable {
      securityEvents(first: 8) {
        edges {
          node {
            id
            ...SecurityEventRow_event
          }
        }
      }
      ...countsByRole_query
      ...WaitingAccounts_query
    }
  `)
  const count = useAccountCounts(data)
  const events = nodesOf(data.securityEvents)
  return (
    <>
      <PageHeader
        title={pages.overview()}
        description={texts.description()}
        actions={
          <HStack wrap="wrap">
            <Button asChild variant="outline">
              <Link to="/admin/user-management/roles">
                <KeyRound size={16} aria-hidden />
                {pages.roles()}
              </Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={usersPath}>
                <Users size={16} aria-hidden />
                {pages.users()}
              </Link>
            </Button>
            <Button asChild>
              <Link to={addUserPath}>
                <UserPlus size={16} aria-hidden />
                {actions.add()}
              </Link>
            </Button>
          </HStack>
        }
      />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
          <StatTile label={texts.accounts()} count={count('ACTIVE')} to={usersIn({ status: 'active' })} />
          <StatTile label={texts.waiting()} count={count('PENDING_VERIFICATION')} to={usersIn({ status: 'waiting' })} />
          <StatTile label={texts.suspended()} count={count('SUSPENDED')} to={usersIn({ status: 'suspended' })} />
          <StatTile label={texts.deactivated()} count={count('DEACTIVATED')} to={usersIn({ status: 'deactivated' })} />
        </SimpleGrid>
        <AccountsToVerify query={data} />
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
          <RoleCounts query={data} />
          <Section title={texts.latest()}>
            {events.length === 0 && <Text color="fg.muted">{texts.nothingYet()}</Text>}
            <Stack as="ul" gap="0" listStyleType="none">
              {events.map((event) => (
                <SecurityEventRow key={event.id} event={event} />
              ))}
            </Stack>
            <TextLink asChild textDecoration="underline" alignSelf="start">
              <Link to="/admin/user-management/activity">{texts.allActivity()}</Link>
            </TextLink>
          </Section>
        </SimpleGrid>
      </Stack>
    </>
  )
}
