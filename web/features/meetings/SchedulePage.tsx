/** The viewer's calendar: sessions, bookings, meetings and booked facilities in one. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/meetings/schedulePage.js'
import type { SchedulePageQuery } from '#web/__generated__/SchedulePageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Calendar } from '#web/ui/calendar/Calendar.tsx'
import { useCalendarPlace } from '#web/ui/calendar/useCalendarPlace.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CalendarAddress } from './CalendarAddress.tsx'
import { deadlineEntry } from './deadlineEntry.ts'
import { entryOf } from './meetingWords.ts'
import { ProposeMeeting } from './ProposeMeeting.tsx'
import { useBookingEntries } from './useBookingEntries.ts'
import { useHolidays } from './useHolidays.ts'
import { ZoneWords } from './ZoneWords.tsx'

/** So many are shown at most; who has more in a view looks at a shorter one. */
const most = 100

export default function SchedulePage() {
  const { timeZone } = useViewer()
  const place = useCalendarPlace(timeZone)
  const data = usePage<SchedulePageQuery>(graphql`
    query SchedulePageQuery(
      $from: DateTime!
      $until: DateTime!
      $facilities: Boolean!
      $deadlines: Boolean!
      $fromDay: Date!
      $untilDay: Date!
    ) @preloadable {
      researchDeadlines(from: $fromDay, until: $untilDay) @include(if: $deadlines) {
        key
        title
        dueOn
        path
        closed
      }
      meetings(
        filter: { mine: true, from: $from, until: $until, state: [PROPOSED, CONFIRMED, COMPLETED, NO_SHOW] }
        first: 100
      ) {
        totalCount
        edges {
          node {
            id
            number
            title
            kind
            state
            startsAt
            endsAt
          }
        }
      }
      facilityBookings(
        filter: { mine: true, from: $from, until: $until, status: [REQUESTED, CONFIRMED, COMPLETED, NO_SHOW] }
        first: 100
      ) @include(if: $facilities) {
        totalCount
        edges {
          node {
            ...useBookingEntries_booking
          }
        }
      }
      ...useHolidays_query @arguments(fromDay: $fromDay, untilDay: $untilDay)
      ...CalendarAddress_query
    }
  `)
  const { meetings, facilityBookings, researchDeadlines } = data
  const holidays = useHolidays(data)
  const bookings = useBookingEntries(facilityBookings ? nodesOf(facilityBookings) : [])
  const entries = [...nodesOf(meetings).map(entryOf), ...bookings, ...(researchDeadlines ?? []).map(deadlineEntry)]
  const isCut = meetings.totalCount > most || (facilityBookings?.totalCount ?? 0) > most
  return (
    <>
      <PageHeader
        title={texts.meetings()}
        description={<ZoneWords />}
        actions={
          <>
            <CalendarAddress query={data} />
            <ProposeMeeting />
          </>
        }
      />
      <Stack gap="4">
        {isCut && <Text role="status">{texts.theFirstAreShownLook({ most })}</Text>}
        <Calendar entries={entries} holidays={holidays} timeZone={timeZone} {...place} />
      </Stack>
    </>
  )
}
