/** 'Meetings' of what they are about: the next ones, the past ones, and the way to propose another with the same people. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/meetings/meetingsSection.js'
import type { MeetingsSection_events$key } from '#web/__generated__/MeetingsSection_events.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import type { Named } from '#web/features/people/PeopleField.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import type { About } from './about.ts'
import { EventLinks } from './EventLinks.tsx'
import { ProposeMeeting } from './ProposeMeeting.tsx'

interface Props {
  events: readonly (MeetingsSection_events$key[number] | null | undefined)[]
  about: About
  people: readonly Named[]
  /** Why nobody can propose a meeting now. */
  onHold?: string
}

export function MeetingsSection({ events: keys, about, people, onHold }: Props) {
  const events = useFragment<MeetingsSection_events$key>(
    graphql`
      fragment MeetingsSection_events on CalendarEvent @relay(plural: true) {
        id
        state
        endsAt
        ...EventLinks_events
      }
    `,
    keys.flatMap((key) => (key ? [key] : [])),
  )
  const [now] = useState(() => new Date().toISOString())
  const mayPropose = useAllowed('EVENT_CREATE')
  const isNext = ({ state, endsAt }: (typeof events)[number]) =>
    (state === 'PROPOSED' || state === 'CONFIRMED') && endsAt > now
  // The latest come first.
  const next = events.filter(isNext).toReversed()
  const past = events.filter((event) => !isNext(event))
  const propose = mayPropose && !onHold && <ProposeMeeting about={about} people={people} variant="outline" />
  if (!events.length && !onHold) return <AddButton>{propose}</AddButton>
  return (
    <Section title={texts.meetings()}>
      <EventLinks events={next} label={texts.nextMeetings()} none={texts.noMeetingIsPlanned()} />
      {past.length > 0 && (
        <Stack gap="2">
          <Text fontSize="xs" color="fg.muted">
            {texts.before()}
          </Text>
          <EventLinks events={past} label={texts.pastMeetings()} />
        </Stack>
      )}
      {mayPropose && onHold && <Text color="fg.muted">{onHold}</Text>}
      {propose && <Box>{propose}</Box>}
    </Section>
  )
}
