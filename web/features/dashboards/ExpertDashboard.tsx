/** The expert's start: what waits for an answer, today's sessions, what is owed, and when one can be booked. */
import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import type { ExpertDashboardQuery } from '#web/__generated__/ExpertDashboardQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { Contribution } from '#web/features/experts/Contribution.tsx'
import { Introductions } from '#web/features/experts/Introductions.tsx'
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
import { ValidationLinks } from './ValidationLinks.tsx'

export default function ExpertDashboard() {
  const { name, timeZone } = useViewer()
  const data = usePage<ExpertDashboardQuery>(graphql`
    query ExpertDashboardQuery($from: DateTime!) @preloadable {
      events(
        filter: { mine: true, kind: [SESSION], state: [PROPOSED, CONFIRMED], from: $from }
        sort: { field: STARTS_AT, direction: ASC }
        first: 100
      ) {
        edges {
          node {
            id
            state
            startsAt
            endsAt
            ...SessionCard_event
          }
        }
      }
      queue: validationRequests(filter: { status: [ASSIGNED] }, first: 100) {
        edges {
          node {
            id
            acceptedAt
            ...ValidationLinks_request
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
      ...Introductions_query
      ...Contribution_query
      ...LatestNotifications_query
      ...UpcomingMeetings_query
    }
  `)
  const [now] = useState(() => new Date().toISOString())
  const sessions = nodesOf(data.events)
  const asked = sessions.filter(({ state, endsAt }) => state === 'PROPOSED' && endsAt > now)
  const confirmed = sessions.filter(({ state }) => state === 'CONFIRMED')
  const today = confirmed.filter(
    ({ startsAt, endsAt }) => endsAt > now && dayOf(startsAt, timeZone) === dayOf(now, timeZone),
  )
  const over = confirmed.filter(({ endsAt }) => endsAt <= now)
  const queue = nodesOf(data.queue)
  const owed = queue.filter(({ acceptedAt }) => acceptedAt)
  const person = data.viewer?.person
  const cards = [
    ['Requests to confirm', asked],
    ['Today’s sessions', today],
    ['Say how it went', over],
  ] as const
  return (
    <>
      <PageHeader
        title={`Welcome, ${name}`}
        name={null}
        actions={
          <Button asChild>
            <Link to="/experts/sessions?tab=availability">
              <CalendarClock size={16} aria-hidden />
              Edit availability
            </Link>
          </Button>
        }
      />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4">
          <StatTile label="Ideas to validate" count={queue.length} to="/experts/validations" />
          <StatTile label="Feedback owed" count={owed.length} to="/experts/feedback" />
          <StatTile label="Sessions given" count={person?.sessionsGiven ?? 0} to="/experts/sessions" />
          <StatTile label="Ideas evaluated" count={person?.evaluationsGiven ?? 0} to="/experts/feedback" />
        </SimpleGrid>
        <Introductions query={data} />
        {cards.map(
          ([title, rows]) =>
            rows.length > 0 && (
              <Section key={title} title={title}>
                {rows.map((event) => (
                  <SessionCard key={event.id} event={event} />
                ))}
              </Section>
            ),
        )}
        <Columns>
          <Section title="Feedback owed">
            <ValidationLinks requests={owed} none="You owe no feedback." />
          </Section>
          <Section title="Ideas to accept or decline">
            <ValidationLinks
              requests={queue.filter(({ acceptedAt }) => !acceptedAt)}
              none="No idea waits for your answer."
            />
          </Section>
          <Section title="When you can be booked, in the next two weeks">
            {person?.availability ? (
              <FreeDays times={person.availability.freeTimes} />
            ) : (
              <Text color="fg.muted">You can be booked once your account is verified.</Text>
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
