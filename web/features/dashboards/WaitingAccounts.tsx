/** Accounts that wait for the university: verify, or refuse with a reason. */
import { Button, Flex, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/dashboards/waitingAccounts.js'
import { dotted, listed } from '#listed'
import type { WaitingAccounts_query$key } from '#web/__generated__/WaitingAccounts_query.graphql.ts'
import { useApp } from '#web/app/AppContext.tsx'
import { roleLabel } from '#web/app/homes.ts'
import { DeclineAccount } from '#web/features/accounts/DeclineAccount.tsx'
import { useVerifyAccounts } from '#web/features/accounts/useVerifyAccounts.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { formatDate } from '#web/ui/format.ts'

interface Person {
  id: string
  name: string
}

export function WaitingAccounts({ query }: { query: WaitingAccounts_query$key }) {
  const { waiting } = useFragment(
    graphql`
      fragment WaitingAccounts_query on Query {
        waiting: users(
          filter: { status: [PENDING_VERIFICATION] }
          first: 20
          sort: { field: CREATED_AT, direction: ASC }
        ) {
          totalCount(exact: true)
          edges {
            node {
              id
              name
              email
              role
              department
              createdAt
              investor {
                path
                documentCount
                askedAt
                answeredAt
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { whiteLabel } = useApp()
  const [declining, setDeclining] = useState<Person | null>(null)
  const [answer, pending] = useVerifyAccounts()
  const people = nodesOf(waiting)
  if (!people.length) return <Text color="fg.muted">{texts.noAccountWaits()}</Text>
  const verify = (id: string) => answer({ input: { ids: [id], approved: true } })
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {people.map(({ id, name, email, role, department, createdAt, investor }) => (
          <Flex as="li" key={id} gap="3" justifyContent="space-between" wrap="wrap">
            <Stack gap="0" minW="0">
              {investor ? (
                <TextLink asChild fontWeight="medium">
                  <Link to={investor.path}>{name}</Link>
                </TextLink>
              ) : (
                <Text fontWeight="medium">{name}</Text>
              )}
              <Text color="fg.muted">{listed([roleLabel(role, whiteLabel.roleLabels), department])}</Text>
              <Text color="fg.muted" fontSize="xs">
                {texts.registered({ email: email ?? '', createdAt: formatDate(createdAt) })}
              </Text>
              {investor && (
                <Text color="fg.muted" fontSize="xs">
                  {dotted([
                    investor.documentCount > 0 && texts.documents({ count: investor.documentCount }),
                    investor.askedAt && !investor.answeredAt && texts.asked({ date: formatDate(investor.askedAt) }),
                  ])}
                </Text>
              )}
            </Stack>
            <HStack>
              <Button
                size="xs"
                disabled={pending}
                aria-label={texts.verifyName({ name })}
                onClick={() => void verify(id)}
              >
                {texts.verify()}
              </Button>
              <Button
                size="xs"
                variant="outline"
                disabled={pending}
                aria-label={texts.refuseName({ name })}
                onClick={() => setDeclining({ id, name })}
              >
                {texts.refuse()}
              </Button>
            </HStack>
          </Flex>
        ))}
      </Stack>
      {declining && <DeclineAccount {...declining} onClose={() => setDeclining(null)} />}
    </>
  )
}
