/** The security log of all accounts, for administrators (docs/spec/administration.md#users). */
import { Heading, HStack, Text } from '@chakra-ui/react'
import { ShieldCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type {
  SecurityLogPage_event$data,
  SecurityLogPage_event$key,
} from '#web/__generated__/SecurityLogPage_event.graphql.ts'
import * as texts from '#texts/securityLog/securityLogPage.js'
import * as counts from '#texts/securityLog/counts.js'
import type { SecurityLogPageQuery } from '#web/__generated__/SecurityLogPageQuery.graphql.ts'
import { PersonFilter, usePersonWords } from '#web/features/people/PersonFilter.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatTime } from '#web/ui/format.ts'
import { chipsOf } from '#web/ui/list/FilterChips.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { pageSize, securityLogVariables, usualSort } from './securityLog.list.ts'
import { kindChoices, lookOf, withCount } from './securityWords.ts'

type Row = SecurityLogPage_event$data[number]

export default function SecurityLogPage() {
  const { securityEvents } = usePage<SecurityLogPageQuery>(graphql`
    query SecurityLogPageQuery($filter: SecurityEventFilter, $sort: SecurityEventSort, $first: Int, $page: Int)
    @preloadable {
      securityEvents(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...SecurityLogPage_event
          }
        }
      }
    }
  `)
  const rows = useFragment<SecurityLogPage_event$key>(
    graphql`
      fragment SecurityLogPage_event on SecurityEvent @relay(plural: true) {
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
    nodesOf(securityEvents),
  )
  const state = useListState(usualSort)
  const person = usePersonWords(state, 'person')
  const exporting = useExport('securityEvents', securityLogVariables, 'security-log')
  const chips = chipsOf(state, {
    kind: (kind) => lookOf(kind as Row['kind']).words,
    person: () => person,
  })
  return (
    <>
      <PageHeader title={texts.securityLog()} description={texts.signInsRefusedAccessLimitsAnd()} />
      <List
        noun="event"
        counted={counts.events}
        state={state}
        rows={rows}
        total={securityEvents.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ kind, createdAt }) => `${lookOf(kind).words}, ${formatTime(createdAt)}`}
        columns={columns}
        exporting={exporting}
        searchPlaceholder={texts.networkAddress()}
        filters={
          <>
            <ToggleFilter state={state} name="kind" label={texts.event()} choices={kindChoices} />
            <PersonFilter state={state} name="person" label={texts.account()} />
          </>
        }
        chips={chips}
        card={(row) => <EventCard row={row} />}
        empty={{
          icon: ShieldCheck,
          title: texts.noEvents(),
          message:
            chips.length || state.search ? texts.noEventsMatchYourFilters() : texts.signInsAndChangesOfAccounts(),
        }}
      />
    </>
  )
}

const columns: Column<Row>[] = [
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

const EventCard = ({ row: { kind, count, createdAt, device, address, detail, user, actor } }: { row: Row }) => (
  <Card>
    <HStack>
      <Tag tone={lookOf(kind).tone}>{withCount(lookOf(kind).words, count)}</Tag>
    </HStack>
    <Heading as="h2" size="md" overflowWrap="anywhere">
      {user?.name ?? texts.noAccount()}
    </Heading>
    <Text fontSize="sm">{formatTime(createdAt)}</Text>
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {[detail, actor && texts.byName({ name: actor.name }), device, address].filter(Boolean).join(' · ')}
    </Text>
  </Card>
)
