/** An expert's sessions by what is to be done about them. */
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/sessionsPage.js'
import type { SessionGroups_meetings$key } from '#web/__generated__/SessionGroups_meetings.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SessionCard } from './SessionCard.tsx'

export function SessionGroups({ sessions: key }: { sessions: SessionGroups_meetings$key }) {
  const sessions = useFragment<SessionGroups_meetings$key>(
    graphql`
      fragment SessionGroups_meetings on Meeting @relay(plural: true) {
        id
        state
        startsAt
        endsAt
        ...SessionCard_meeting
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
          {rows.map((meeting) => (
            <SessionCard key={meeting.id} meeting={meeting} />
          ))}
        </Section>
      ),
  )
}
