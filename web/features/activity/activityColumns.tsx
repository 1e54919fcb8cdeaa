/** An entry of the activity log: its columns in the table, and itself as a card. */
import { Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/activity/list.js'
import { dotted } from '#listed'
import type {
  activityColumns_entry$data,
  activityColumns_entry$key,
} from '#web/__generated__/activityColumns_entry.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatTime } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ActivityDetails } from './ActivityDetails.tsx'

type Entry = activityColumns_entry$data[number]

export const useActivity = (entries: activityColumns_entry$key) =>
  useFragment<activityColumns_entry$key>(
    graphql`
      fragment activityColumns_entry on ActivityEntry @relay(plural: true) {
        id
        at
        deed
        kind
        entity
        entityNumber
        title
        path
        address
        actor {
          name
        }
        connection
        ...ActivityValues_entry
      }
    `,
    entries,
  )

export const nameOfRecord = ({ title, kind, entityNumber }: Entry) =>
  title ?? texts.number({ kind, number: String(entityNumber) })

const RecordLink = ({ entry }: { entry: Entry }) =>
  entry.path ? (
    <TextLink asChild textDecoration="underline">
      <Link to={entry.path} dir="auto">
        {nameOfRecord(entry)}
      </Link>
    </TextLink>
  ) : (
    nameOfRecord(entry)
  )

const whoDid = ({ actor, connection }: Entry) => actor?.name ?? connection ?? texts.platform()

export const activityColumns: Column<Entry>[] = [
  {
    header: texts.when(),
    width: 12.5,
    keep: true,
    sort: 'AT',
    file: 'at',
    look: 'one-line',
    cell: ({ at }) => formatTime(at),
  },
  {
    header: texts.who(),
    share: 1.2,
    keep: true,
    file: { Person: 'actor.name', Connection: 'connection' },
    cell: whoDid,
  },
  {
    header: texts.what(),
    share: 1.5,
    keep: true,
    file: { Action: 'deed', Name: 'action', Changes: 'changesInWords', Reason: 'comment' },
    cell: ({ deed }) => deed,
  },
  {
    header: texts.object(),
    share: 2,
    leaves: 2,
    file: { Kind: 'kind', Number: 'entityNumber', Title: 'title' },
    cell: (entry) => <RecordLink entry={entry} />,
  },
  {
    header: texts.addressColumn(),
    width: 9,
    leaves: 3,
    file: 'address',
    look: 'one-line',
    cell: ({ address }) => address,
  },
]

export const ActivityCard = ({ entry }: { entry: Entry }) => (
  <Card>
    <Heading as="h2" size="md" overflowWrap="anywhere">
      {entry.deed}
    </Heading>
    <Text overflowWrap="anywhere">
      <RecordLink entry={entry} />
    </Text>
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {dotted([whoDid(entry), formatTime(entry.at), entry.address])}
    </Text>
    <ActivityDetails entry={entry} />
  </Card>
)
