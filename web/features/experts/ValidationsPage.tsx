/** The expert's queue of requests for validation, the most urgent and oldest first. */
import { Stack, Text } from '@chakra-ui/react'
import { ClipboardCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/validationsPage.js'
import * as counts from '#texts/experts/counts.js'
import type { ValidationsPageQuery } from '#web/__generated__/ValidationsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ValidationCard } from './ValidationCard.tsx'

const urgency = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const

export default function ValidationsPage() {
  const { validationRequests } = usePage<ValidationsPageQuery>(graphql`
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
    }
  `)
  const queue = nodesOf(validationRequests)
    .filter(({ status, canAnswer }) => status === 'ASSIGNED' && canAnswer)
    .toSorted(
      (one, other) =>
        urgency[one.priority as keyof typeof urgency] - urgency[other.priority as keyof typeof urgency] ||
        one.createdAt.localeCompare(other.createdAt),
    )
  return (
    <>
      <PageHeader title={texts.validationQueue()} description={texts.ideasThatWaitForYour()} />
      {queue.length === 0 ? (
        <EmptyState icon={ClipboardCheck} title={texts.nothingWaitsForYou()} message={texts.ideasComeHereWhenThe()} />
      ) : (
        <Stack gap="4">
          <Text color="fg.muted">{counts.requests({ count: queue.length })}</Text>
          {queue.map((request) => (
            <ValidationCard key={request.id} request={request} />
          ))}
        </Stack>
      )}
    </>
  )
}
