/** The expert's start: what waits for an answer, today's sessions, what is owed, and when one can be booked. */
import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/dashboards/expertDashboard.js'
import type { ExpertDashboardQuery } from '#web/__generated__/ExpertDashboardQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { Contribution } from '#web/features/experts/Contribution.tsx'
import { WaitingForYou } from '#web/features/duties/WaitingForYou.tsx'
import { SessionCard } from '#web/features/experts/SessionCard.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { dayOf } from '#web/ui/calendar/days.ts'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Columns } from './Columns.tsx'
import { FreeDays } from './FreeDays.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { StatTile } from './StatTile.tsx'

export default function ExpertDashboard() {
  const { name, timeZone } = useViewer()
  const data = usePage<ExpertDashboardQuery>(graphql`
    query ExpertDashboardQuery($from: DateTime!) @preloadable {
      meetings(
        filter: { mine: true, kind: [SESSION], state: [CONFIRMED], from: $from }
        sort: { field: STARTS_AT, direction: ASC }
        first: 100
      ) {
        edges {
          node {
            id
            startsAt
            endsAt
            ...SessionCard_meeting
          }
        }
      }
      queue: validationRequests(filter: { status: [ASSIGNED] }, first: 100) {
        edges {
          node {
            id
            acceptedAt
          }
        }
      }
      viewer {
        person {
          sessionsGiven
          evaluationsGiven
          availability {
            freeTimes
          }
        }
      }
      ...WaitingForYou_query
      ...Contribution_query
      ...LatestNotifications_query
      ...UpcomingMeetings_query
    }
  `)
  const [now] = useState(() => new Date().toISOString())
  const today = nodesOf(data.meetings).filter(
    ({ startsAt, endsAt }) => endsAt > now && dayOf(startsAt, timeZone) === dayOf(now, timeZone),
  )
  const queue = nodesOf(data.queue)
  const owed = queue.filter(({ acceptedAt }) => acceptedAt)
  const person = data.viewer?.person
  return (
    <>
      <PageHeader
        title={texts.welcome({ name })}
        name={null}
        actions={
          <Button asChild>
            <Link to="/experts/sessions?tab=availability">
              <CalendarClock size={16} aria-hidden />
              {texts.editAvailability()}
            </Link>
          </Button>
        }
      />
      <Stack gap="5">
        <WaitingForYou query={data} />
        <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
          <StatTile label={texts.ideasToValidate()} count={queue.length} to="/experts/validations" />
          <StatTile label={texts.feedbackOwed()} count={owed.length} to="/experts/feedback" />
          <StatTile label={texts.sessionsGiven()} count={person?.sessionsGiven ?? 0} to="/experts/sessions" />
          <StatTile label={texts.ideasEvaluated()} count={person?.evaluationsGiven ?? 0} to="/experts/feedback" />
        </SimpleGrid>
        {today.length > 0 && (
          <Section title={texts.todaysSessions()}>
            {today.map((meeting) => (
              <SessionCard key={meeting.id} meeting={meeting} />
            ))}
          </Section>
        )}
        <Columns>
          <Section title={texts.whenYouCanBeBooked()}>
            {person?.availability ? (
              <FreeDays times={person.availability.freeTimes} />
            ) : (
              <Text color="fg.muted">{texts.youCanBeBookedOnce()}</Text>
            )}
          </Section>
          <UpcomingMeetings query={data} />
          <LatestNotifications query={data} />
        </Columns>
        <Contribution query={data} />
      </Stack>
    </>
  )
}
