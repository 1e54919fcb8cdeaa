/** The viewer's next meetings, for dashboards. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/meetings/upcomingMeetings.js'
import type { UpcomingMeetings_query$key } from '#web/__generated__/UpcomingMeetings_query.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { MeetingLinks } from './MeetingLinks.tsx'

const most = 3

/** Those that have not ended when the query is read. */
export function UpcomingMeetings({ query }: { query: UpcomingMeetings_query$key }) {
  const { upcomingMeetings } = useFragment(
    graphql`
      fragment UpcomingMeetings_query on Query {
        upcomingMeetings {
          ...MeetingLinks_meetings
        }
      }
    `,
    query,
  )
  const calendar = useAllowed('MEETING_SCHEDULE')
  const meetings = upcomingMeetings.flatMap((meeting) => (meeting ? [meeting] : [])).slice(0, most)
  return (
    <Section title={texts.upcomingMeetings()}>
      <MeetingLinks meetings={meetings} none={texts.nothingIsPlanned()} />
      {calendar && (
        <TextLink asChild textDecoration="underline" alignSelf="start">
          <Link to="/meetings/schedule">{texts.openTheCalendar()}</Link>
        </TextLink>
      )}
    </Section>
  )
}
