/** The viewer's calendar: sessions, bookings and meetings in one. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/meetings/schedulePage.js'
import type { SchedulePageQuery } from '#web/__generated__/SchedulePageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Calendar } from '#web/ui/calendar/Calendar.tsx'
import { dayOr } from '#web/ui/calendar/days.ts'
import type { CalendarView } from '#web/ui/calendar/views.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CalendarAddress } from './CalendarAddress.tsx'
import { entryOf } from './meetingWords.ts'
import { ProposeMeeting } from './ProposeMeeting.tsx'
import { viewOf } from './schedule.list.ts'
import { ZoneWords } from './ZoneWords.tsx'

/** So many are shown at most; who has more in a view looks at a shorter one. */
const most = 100

export default function SchedulePage() {
  const { timeZone } = useViewer()
  const [search, setSearch] = useSearchParams()
  const data = usePage<SchedulePageQuery>(graphql`
    query SchedulePageQuery($from: DateTime!, $until: DateTime!) @preloadable {
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
      ...CalendarAddress_query
    }
  `)
  const entries = nodesOf(data.meetings).map(entryOf)
  const move = ({ day, view }: { day?: string; view?: CalendarView }) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (day) next.set('day', day)
      if (view) next.set('view', view)
      return next
    })
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
        {data.meetings.totalCount > most && <Text role="status">{texts.theFirstAreShownLook({ most })}</Text>}
        <Calendar
          entries={entries}
          view={viewOf(search)}
          day={dayOr(search.get('day'), timeZone)}
          timeZone={timeZone}
          onMove={move}
        />
      </Stack>
    </>
  )
}
