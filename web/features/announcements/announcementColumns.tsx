/** Announcements as rows and cards of their list. */
import { Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as overview from '#texts/announcements/overview.js'
import * as texts from '#texts/announcements/list.js'
import type {
  announcementColumns_announcement$data,
  announcementColumns_announcement$key,
} from '#web/__generated__/announcementColumns_announcement.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatCount } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { OpenTitle } from '#web/ui/list/OpenTitle.tsx'
import { readersInWords, stateOf, universityTime } from './announcementWords.ts'
import { severityOf } from './severityLook.ts'

type Announcement = announcementColumns_announcement$data[number]
type Open = (number: number) => void

export const useAnnouncements = (announcements: announcementColumns_announcement$key) =>
  useFragment<announcementColumns_announcement$key>(
    graphql`
      fragment announcementColumns_announcement on Announcement @relay(plural: true) {
        id
        number
        title
        severity
        state
        roles
        departments
        startsAt
        endsAt
        seenCount
      }
    `,
    announcements,
  )

export function SeverityTag({ severity }: { severity: string }) {
  return <LookTag look={severityOf(severity)} />
}

export function StateTag({ state }: { state: string }) {
  return <LookTag look={stateOf(state)} />
}

const Title = ({ announcement: { number, title }, onOpen }: { announcement: Announcement; onOpen: Open }) => (
  <OpenTitle onOpen={() => onOpen(number)}>{title}</OpenTitle>
)

const readers = ({ roles, departments }: Announcement) => readersInWords(roles ?? [], departments ?? [])
const until = ({ endsAt }: Announcement) => (endsAt ? universityTime(endsAt) : overview.untilEnded())

export const announcementColumns = (onOpen: Open): Column<Announcement>[] => [
  {
    header: texts.announcement(),
    share: 2,
    keep: true,
    file: { Number: 'number', [texts.announcement()]: 'title' },
    cell: (announcement) => <Title announcement={announcement} onOpen={onOpen} />,
  },
  { header: texts.state(), width: 8.5, file: 'state', cell: ({ state }) => <StateTag state={state} /> },
  {
    header: texts.severity(),
    width: 8,
    file: 'severity',
    cell: ({ severity }) => <SeverityTag severity={severity} />,
  },
  { header: texts.readers(), share: 1.4, file: { Roles: 'roles', Departments: 'departments' }, cell: readers },
  {
    header: texts.from(),
    width: 12,
    sort: 'STARTS_AT',
    file: 'startsAt',
    cell: ({ startsAt }) => universityTime(startsAt),
  },
  { header: texts.until(), width: 12, file: 'endsAt', cell: until },
  {
    header: texts.seen(),
    width: 6,
    align: 'end',
    file: 'seenCount',
    cell: ({ seenCount }) => formatCount(seenCount ?? 0),
  },
]

export const AnnouncementCard = ({ announcement, onOpen }: { announcement: Announcement; onOpen: Open }) => (
  <Card aria-label={announcement.title}>
    <Text as="div" display="flex" gap="2" flexWrap="wrap">
      <StateTag state={announcement.state} />
      <SeverityTag severity={announcement.severity} />
    </Text>
    <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
      <Title announcement={announcement} onOpen={onOpen} />
    </Heading>
    <Text overflowWrap="anywhere">{readers(announcement)}</Text>
    <Text color="fg.muted" fontSize="sm">
      {announcement.endsAt
        ? overview.period({ from: universityTime(announcement.startsAt), until: universityTime(announcement.endsAt) })
        : overview.from({ from: universityTime(announcement.startsAt) })}
    </Text>
    <Text color="fg.muted" fontSize="sm">
      {overview.seen({ count: announcement.seenCount ?? 0 })}
    </Text>
  </Card>
)
