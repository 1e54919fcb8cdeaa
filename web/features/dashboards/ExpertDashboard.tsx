/** The expert's start: what waits for an answer, today's sessions, what is owed, and when one can be booked. */
import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import { isoToday } from '#api/universityDay.rules.ts'
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
import { Beside } from './Beside.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { FreeDays } from './FreeDays.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'
import { StatTile } from './StatTile.tsx'

export default function ExpertDashboard() {
  const { name, timeZone } = useViewer()
  const data = usePage<ExpertDashboardQuery>(graphql`
    query ExpertDashboardQuery($from: DateTime!, $open: Boolean!) @preloadable {
      meetings(
        filter: { mine: true, kind: [SESSION], state: [CONFIRMED], from: $from }
        sort: { field: STARTS_AT, direction: ASC }
        first: 100
      ) @include(if: $open) {
        edges {
          node {
            id
            startsAt
            endsAt
            ...SessionCard_meeting
          }
        }
      }
      queue: validationRequests(filter: { status: [ASSIGNED] }, first: 100) @include(if: $open) {
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
      contributions {
        year
        sessions
        evaluations
      }
      ...FirstSteps_query
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
  const year = data.contributions.find((one) => String(one.year) === isoToday().slice(0, 4))
  // Zeros tell a newcomer nothing.
  const begins = queue.length === 0 && !person?.sessionsGiven && !person?.evaluationsGiven
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
      <Beside>
        <Stack gap="5">
          <WaitingForYou query={data} quiet={begins} />
          <FirstSteps query={data} />
          {!begins && (
            <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4" data-tour="figures">
              <StatTile label={texts.ideasToValidate()} count={queue.length} to="/experts/validations" />
              <StatTile label={texts.feedbackOwed()} count={owed.length} to="/experts/feedback" />
              <StatTile
                label={texts.sessionsGiven()}
                count={person?.sessionsGiven ?? 0}
                note={texts.thisYear({ count: year?.sessions ?? 0 })}
                to="/experts/sessions"
              />
              <StatTile
                label={texts.ideasEvaluated()}
                count={person?.evaluationsGiven ?? 0}
                note={texts.thisYear({ count: year?.evaluations ?? 0 })}
                to="/experts/feedback"
              />
            </SimpleGrid>
          )}
          {today.length > 0 && (
            <Section title={texts.todaysSessions()}>
              {today.map((meeting) => (
                <SessionCard key={meeting.id} meeting={meeting} />
              ))}
            </Section>
          )}
          <Contribution query={data} />
        </Stack>
        <Stack gap="5">
          <Section title={texts.whenYouCanBeBooked()}>
            {person?.availability ? (
              <FreeDays times={person.availability.freeTimes} />
            ) : (
              <Text color="fg.muted">{texts.youCanBeBookedOnce()}</Text>
            )}
          </Section>
          <UpcomingMeetings query={data} />
          <LatestNotifications query={data} />
        </Stack>
      </Beside>
    </>
  )
}
