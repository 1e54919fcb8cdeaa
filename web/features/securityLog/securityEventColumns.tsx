/** An event of the security log of all accounts: its columns in the table, and itself as a card. */
import { Heading, HStack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/securityLog/securityLogPage.js'
import { dotted } from '#listed'
import type {
  securityEventColumns_event$data,
  securityEventColumns_event$key,
} from '#web/__generated__/securityEventColumns_event.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatTime } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { lookOf, withCount } from './securityWords.ts'

type SecurityEvent = securityEventColumns_event$data[number]

export const useSecurityEvents = (events: securityEventColumns_event$key) =>
  useFragment<securityEventColumns_event$key>(
    graphql`
      fragment securityEventColumns_event on SecurityEvent @relay(plural: true) {
        id
        kind
        count
        createdAt
        device
        address
        detail
        user {
          name
        }
        actor {
          name
        }
      }
    `,
    events,
  )

export const securityEventColumns: Column<SecurityEvent>[] = [
  {
    header: texts.when(),
    width: 11,
    keep: true,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatTime(createdAt),
  },
  {
    header: texts.event(),
    width: 11,
    keep: true,
    file: { Event: 'kind', Count: 'count' },
    cell: ({ kind, count }) => <Tag tone={lookOf(kind).tone}>{withCount(lookOf(kind).words, count)}</Tag>,
  },
  {
    header: texts.account(),
    share: 1.5,
    keep: true,
    file: 'user.name',
    cell: ({ user }) => user?.name ?? texts.none(),
  },
  {
    header: texts.by(),
    share: 1,
    leaves: 1,
    file: 'actor.name',
    cell: ({ actor }) => actor?.name ?? '',
  },
  { header: texts.details(), share: 2, leaves: 2, file: 'detail', cell: ({ detail }) => detail },
  { header: texts.device(), share: 1.5, leaves: 3, file: 'device', cell: ({ device }) => device },
  {
    header: texts.address(),
    width: 9,
    leaves: 4,
    file: 'address',
    look: 'one-line',
    cell: ({ address }) => address,
  },
]

export const SecurityEventCard = ({
  event: { kind, count, createdAt, device, address, detail, user, actor },
}: {
  event: SecurityEvent
}) => (
  <Card>
    <HStack>
      <Tag tone={lookOf(kind).tone}>{withCount(lookOf(kind).words, count)}</Tag>
    </HStack>
    <Heading as="h2" size="md" overflowWrap="anywhere">
      {user?.name ?? texts.noAccount()}
    </Heading>
    <Text fontSize="sm">{formatTime(createdAt)}</Text>
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {dotted([detail, actor && texts.byName({ name: actor.name }), device, address])}
    </Text>
  </Card>
)
