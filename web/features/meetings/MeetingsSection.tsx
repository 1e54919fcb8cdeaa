/** 'Meetings' of what they are about: the next ones, the past ones, and the way to propose another with the same people. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/meetings/meetingsSection.js'
import type { MeetingsSection_meetings$key } from '#web/__generated__/MeetingsSection_meetings.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import type { Named } from '#web/features/people/PeopleField.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import type { About } from './about.ts'
import { MeetingLinks } from './MeetingLinks.tsx'
import { OpenActionItems } from './OpenActionItems.tsx'
import { ProposeMeeting } from './ProposeMeeting.tsx'

interface Props {
  meetings: readonly (MeetingsSection_meetings$key[number] | null | undefined)[]
  about: About
  people: readonly Named[]
  /** Why nobody can propose a meeting now. */
  onHold?: string
  /** Whether meetings are proposed elsewhere on the page. */
  elsewhere?: boolean
}

export function MeetingsSection({ meetings: keys, about, people, onHold, elsewhere = false }: Props) {
  const meetings = useFragment<MeetingsSection_meetings$key>(
    graphql`
      fragment MeetingsSection_meetings on Meeting @relay(plural: true) {
        id
        state
        endsAt
        ...MeetingLinks_meetings
        ...OpenActionItems_meetings
      }
    `,
    keys.flatMap((key) => (key ? [key] : [])),
  )
  const [now] = useState(() => new Date().toISOString())
  const mayPropose = useAllowed('MEETING_CREATE')
  const isNext = ({ state, endsAt }: (typeof meetings)[number]) =>
    (state === 'PROPOSED' || state === 'CONFIRMED') && endsAt > now
  // The latest come first.
  const next = meetings.filter(isNext).toReversed()
  const past = meetings.filter((meeting) => !isNext(meeting))
  const propose = mayPropose && !onHold && !elsewhere && (
    <ProposeMeeting about={about} people={people} variant="outline" />
  )
  if (!meetings.length && !onHold) return <AddButton>{propose}</AddButton>
  return (
    <Section title={texts.meetings()}>
      <MeetingLinks meetings={next} label={texts.nextMeetings()} none={texts.noMeetingIsPlanned()} />
      {past.length > 0 && (
        <Stack gap="2">
          <Text fontSize="xs" color="fg.muted">
            {texts.before()}
          </Text>
          <MeetingLinks meetings={past} label={texts.pastMeetings()} />
        </Stack>
      )}
      <OpenActionItems meetings={meetings} />
      {mayPropose && onHold && <Text color="fg.muted">{onHold}</Text>}
      {propose && <Box>{propose}</Box>}
    </Section>
  )
}
