/** The viewer's next meetings, for dashboards. */
import { Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { UpcomingMeetings_query$key } from '#web/__generated__/UpcomingMeetings_query.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { entryOf } from './eventWords.ts'

/** Those that have not ended when the query is read. */
export function UpcomingMeetings({ query }: { query: UpcomingMeetings_query$key }) {
  const { upcomingEvents } = useFragment(
    graphql`
      fragment UpcomingMeetings_query on Query {
        upcomingEvents {
          id
          number
          title
          kind
          state
          startsAt
          endsAt
        }
      }
    `,
    query,
  )
  const calendar = useAllowed('MEETING_SCHEDULE')
  const events = upcomingEvents.flatMap((event) => (event ? [event] : []))
  return (
    <Section title="Upcoming meetings">
      {events.length > 0 ? (
        <Stack as="ul" gap="3" listStyleType="none">
          {events.map((event) => {
            const { id, to, title, startsAt, note } = entryOf(event)
            return (
              <li key={id}>
                <Text fontWeight="medium">
                  <Link to={to}>{title}</Link>
                </Text>
                <Text color="fg.muted">
                  {formatTime(startsAt)}, {note.toLowerCase()}
                </Text>
              </li>
            )
          })}
        </Stack>
      ) : (
        <Text color="fg.muted">Nothing is planned.</Text>
      )}
      {calendar && (
        <TextLink asChild textDecoration="underline" alignSelf="start">
          <Link to="/meetings/schedule">Open the calendar</Link>
        </TextLink>
      )}
    </Section>
  )
}
