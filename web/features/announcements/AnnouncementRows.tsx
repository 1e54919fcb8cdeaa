/** Announcements one below the other: for whom, when, and how many have read each. */
import { HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/announcements/overview.js'
import { dotted } from '#listed'
import type {
  AnnouncementRows_announcement$data,
  AnnouncementRows_announcement$key,
} from '#web/__generated__/AnnouncementRows_announcement.graphql.ts'
import { SeverityTag } from './announcementColumns.tsx'
import { readersInWords, universityTime } from './announcementWords.ts'

type Announcement = AnnouncementRows_announcement$data[number]

const useRows = (key: AnnouncementRows_announcement$key) =>
  useFragment<AnnouncementRows_announcement$key>(
    graphql`
      fragment AnnouncementRows_announcement on Announcement @relay(plural: true) {
        id
        path
        title
        severity
        roles
        departments
        startsAt
        endsAt
        seenCount
      }
    `,
    key,
  )

export function AnnouncementRows({
  announcements,
  none,
}: {
  announcements: AnnouncementRows_announcement$key
  none: string
}) {
  const rows = useRows(announcements)
  if (!rows.length) return <Text color="fg.muted">{none}</Text>
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map((announcement) => (
        <Row key={announcement.id} announcement={announcement} />
      ))}
    </Stack>
  )
}

function Row({ announcement }: { announcement: Announcement }) {
  const { path, title, severity, roles, departments, startsAt, endsAt, seenCount } = announcement
  const from = universityTime(startsAt)
  return (
    <Stack as="li" gap="0.5">
      <HStack wrap="wrap">
        <SeverityTag severity={severity} />
        <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
          <Link to={path}>{title}</Link>
        </TextLink>
      </HStack>
      <Text fontSize="sm" color="fg.muted">
        {dotted([
          readersInWords(roles ?? [], departments ?? []),
          endsAt ? texts.period({ from, until: universityTime(endsAt) }) : texts.from({ from }),
          texts.seen({ count: seenCount ?? 0 }),
        ])}
      </Text>
    </Stack>
  )
}
