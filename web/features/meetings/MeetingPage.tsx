/** One session, booking or meeting. */
import { Box, Button } from '@chakra-ui/react'
import { ArrowLeft, CalendarX } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/meetings/meetingPage.js'
import type { MeetingPageQuery } from '#web/__generated__/MeetingPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { MeetingDetails } from './MeetingDetails.tsx'

export default function MeetingPage() {
  const { meeting } = usePage<MeetingPageQuery>(graphql`
    query MeetingPageQuery($number: Int!) @preloadable {
      meeting(number: $number) {
        ...MeetingDetails_meeting
        ...RecordThread_record
      }
    }
  `)
  const back = useAllowed('MEETING_SCHEDULE') ? '/meetings/schedule' : '/'
  return (
    <>
      <Button asChild variant="plain" paddingX="0" color="fg.muted" marginBottom="2">
        <Link to={back}>
          <ArrowLeft size={16} aria-hidden />
          {back === '/' ? texts.backToTheDashboard() : texts.backToTheCalendar()}
        </Link>
      </Button>
      {meeting ? (
        <>
          <MeetingDetails meeting={meeting} />
          <Box marginTop="4">
            <RecordThread record={meeting} />
          </Box>
        </>
      ) : (
        <EmptyState page icon={CalendarX} title={texts.meetingNotFound()} message={texts.itDoesNotExistOr()} />
      )}
    </>
  )
}
