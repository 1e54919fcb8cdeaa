/** The expert's sessions as lists and as a calendar, and when the expert can be booked. */
import { Stack, Text } from '@chakra-ui/react'
import { CalendarClock } from 'lucide-react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/experts/sessionsPage.js'
import type { SessionsPageQuery } from '#web/__generated__/SessionsPageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useHolidays } from '#web/features/meetings/useHolidays.ts'
import { ZoneWords } from '#web/features/meetings/ZoneWords.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Calendar } from '#web/ui/calendar/Calendar.tsx'
import { useCalendarPlace } from '#web/ui/calendar/useCalendarPlace.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { AvailabilityEditor } from './AvailabilityEditor.tsx'
import { Introductions } from './Introductions.tsx'
import { sessionEntry } from './sessionEntry.ts'
import { SessionGroups } from './SessionGroups.tsx'

const tabs = { list: texts.sessions(), calendar: texts.calendar(), availability: texts.availability() }
type Tab = keyof typeof tabs

export default function SessionsPage() {
  const { timeZone, status } = useViewer()
  const [search, setSearch] = useSearchParams()
  const place = useCalendarPlace(timeZone)
  const data = usePage<SessionsPageQuery>(graphql`
    query SessionsPageQuery(
      $from: DateTime!
      $shownFrom: DateTime!
      $shownUntil: DateTime!
      $fromDay: Date!
      $untilDay: Date!
      $open: Boolean!
    ) @preloadable {
      meetings(
        filter: { mine: true, kind: [SESSION], from: $from }
        sort: { field: STARTS_AT, direction: ASC }
        first: 100
      ) @include(if: $open) {
        edges {
          node {
            id
            ...SessionGroups_meetings
          }
        }
      }
      shown: meetings(
        filter: { mine: true, from: $shownFrom, until: $shownUntil, state: [PROPOSED, CONFIRMED, COMPLETED, NO_SHOW] }
        sort: { field: STARTS_AT, direction: ASC }
        first: 100
      ) @include(if: $open) {
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
      viewer {
        availability {
          ...AvailabilityEditor_availability
        }
      }
      ...useHolidays_query @arguments(fromDay: $fromDay, untilDay: $untilDay)
      ...Introductions_query @arguments(open: $open)
    }
  `)
  const holidays = useHolidays(data)
  const sessions = nodesOf(data.meetings)
  const showTab = (to: Tab) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.set('tab', to)
      return next
    })
  const tab: Tab = (Object.keys(tabs) as Tab[]).find((one) => one === search.get('tab')) ?? 'list'
  return (
    <>
      <PageHeader title={texts.sessionsAvailability()} description={<ZoneWords />} />
      <Tabs value={tab} onChange={showTab} tabs={tabs}>
        {tab === 'list' && (
          <Stack gap="5">
            <Introductions query={data} />
            {sessions.length === 0 && (
              <EmptyState
                icon={CalendarClock}
                title={texts.noSessionsYet()}
                message={texts.sayUnderAvailabilityWhenYou()}
              />
            )}
            <SessionGroups sessions={sessions} />
          </Stack>
        )}
        {tab === 'calendar' && (
          <Calendar
            entries={nodesOf(data.shown).map(sessionEntry)}
            holidays={holidays}
            timeZone={timeZone}
            {...place}
          />
        )}
        {tab === 'availability' && data.viewer?.availability && (
          <Stack gap="5">
            {status === 'PENDING_VERIFICATION' && <Text color="fg.muted">{texts.youCanBeBookedOnce()}</Text>}
            <AvailabilityEditor availability={data.viewer.availability} />
          </Stack>
        )}
      </Tabs>
    </>
  )
}
