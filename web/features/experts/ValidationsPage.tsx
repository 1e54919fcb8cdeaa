/** The expert's queue of requests for validation, the most urgent and oldest first. */
import { Stack, Text } from '@chakra-ui/react'
import { ClipboardCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/validationsPage.js'
import * as counts from '#texts/experts/counts.js'
import type { ValidationsPageQuery } from '#web/__generated__/ValidationsPageQuery.graphql.ts'
import { ClaimsToValidate } from '#web/features/trl/ClaimsToValidate.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ValidationCard } from './ValidationCard.tsx'

const urgency = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const

export default function ValidationsPage() {
  const page = usePage<ValidationsPageQuery>(graphql`
    query ValidationsPageQuery @preloadable {
      validationRequests(filter: { status: [ASSIGNED] }, sort: { field: PRIORITY, direction: DESC }, first: 100) {
        edges {
          node {
            id
            priority
            status
            canAnswer
            createdAt
            ...ValidationCard_request
          }
        }
      }
      trlClaims(filter: { mine: true, status: [REQUESTED, IN_REVIEW, CHANGES_REQUESTED] }, first: 100) {
        totalCount(exact: true)
      }
      ...ClaimsToValidate_query
    }
  `)
  const claims = page.trlClaims.totalCount
  const queue = nodesOf(page.validationRequests)
    .filter(({ status, canAnswer }) => status === 'ASSIGNED' && canAnswer)
    .toSorted(
      (one, other) =>
        urgency[one.priority as keyof typeof urgency] - urgency[other.priority as keyof typeof urgency] ||
        one.createdAt.localeCompare(other.createdAt),
    )
  return (
    <>
      <PageHeader title={texts.validationQueue()} description={texts.ideasThatWaitForYour()} />
      {queue.length === 0 && claims === 0 && (
        <EmptyState
          kind="waiting"
          icon={ClipboardCheck}
          title={texts.nothingWaitsForYou()}
          message={texts.ideasComeHereWhenThe()}
        />
      )}
      {queue.length > 0 && (
        <Stack gap="4" marginBottom={claims ? '8' : '0'}>
          <Text color="fg.muted">{counts.requests({ count: queue.length })}</Text>
          {queue.map((request) => (
            <ValidationCard key={request.id} request={request} />
          ))}
        </Stack>
      )}
      <ClaimsToValidate query={page} />
    </>
  )
}
