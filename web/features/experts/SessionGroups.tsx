/** An expert's sessions by what is to be done about them. */
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/sessionsPage.js'
import type { SessionGroups_events$key } from '#web/__generated__/SessionGroups_events.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SessionCard } from './SessionCard.tsx'

export function SessionGroups({ sessions: key }: { sessions: SessionGroups_events$key }) {
  const sessions = useFragment<SessionGroups_events$key>(
    graphql`
      fragment SessionGroups_events on CalendarEvent @relay(plural: true) {
        id
        state
        startsAt
        endsAt
        ...SessionCard_event
      }
    `,
    key,
  )
  const [now] = useState(() => new Date().toISOString())
  const ahead = (at: string) => at > now
  const groups = [
    [texts.requests(), sessions.filter(({ state, endsAt }) => state === 'PROPOSED' && ahead(endsAt))],
    [texts.sayHowItWent(), sessions.filter(({ state, startsAt }) => state === 'CONFIRMED' && !ahead(startsAt))],
    [texts.upcoming(), sessions.filter(({ state, startsAt }) => state === 'CONFIRMED' && ahead(startsAt))],
    [
      texts.pastAndCancelled(),
      sessions
        .filter(({ state, endsAt }) => !(state === 'CONFIRMED' || (state === 'PROPOSED' && ahead(endsAt))))
        .toReversed(),
    ],
  ] as const
  return groups.map(
    ([title, rows]) =>
      rows.length > 0 && (
        <Section key={title} title={title}>
          {rows.map((event) => (
            <SessionCard key={event.id} event={event} />
          ))}
        </Section>
      ),
  )
}
