/** The calendars that a person has connected elsewhere, and those that could be connected. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { kindInWords } from '#api/features/connectedCalendars/calendarWords.rules.ts'
import * as texts from '#texts/connectedCalendars/section.js'
import type { ConnectedCalendarsSectionQuery } from '#web/__generated__/ConnectedCalendarsSectionQuery.graphql.ts'
import type {
  ConnectedCalendarsSectionStartMutation,
  SignInCalendar,
} from '#web/__generated__/ConnectedCalendarsSectionStartMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Section } from '#web/ui/Facts.tsx'
import { CalendarRow } from './CalendarRow.tsx'
import { ConnectCalDav } from './ConnectCalDav.tsx'

const query = graphql`
  query ConnectedCalendarsSectionQuery {
    connectedCalendars {
      id
      kind
      ...CalendarRow_calendar
    }
    connectableCalendars
  }
`

export default function ConnectedCalendarsSection() {
  const { connectedCalendars: calendars, connectableCalendars } = useRead<ConnectedCalendarsSectionQuery>(query, {})
  const [open, setOpen] = useState(false)
  const [start, starting] = useAction<ConnectedCalendarsSectionStartMutation>(
    graphql`
      mutation ConnectedCalendarsSectionStartMutation($input: StartCalendarConnectionInput!) {
        startCalendarConnection(input: $input) {
          address
        }
      }
    `,
    { failure: texts.notStarted(), alone: true },
  )
  const connect = async (kind: string) => {
    if (kind === 'CALDAV') return setOpen(true)
    const outcome = await start({ input: { kind: kind as SignInCalendar } })
    if (outcome.ok) window.location.assign(outcome.data.startCalendarConnection.address)
  }
  const others = connectableCalendars.filter((kind) => !calendars.some((one) => one.kind === kind))
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      <Text color="fg.muted">{texts.kept()}</Text>
      {calendars.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px" aria-label={texts.title()}>
          {calendars.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} />
          ))}
        </Stack>
      )}
      {others.length > 0 ? (
        <HStack wrap="wrap">
          {others.map((kind) => (
            <Button key={kind} variant="outline" disabled={starting} onClick={() => void connect(kind)}>
              <CalendarPlus size={16} aria-hidden />
              {texts.connect({ calendar: kindInWords(kind) })}
            </Button>
          ))}
        </HStack>
      ) : (
        !calendars.length && <Text>{texts.nothing()}</Text>
      )}
      <ConnectCalDav open={open} onClose={() => setOpen(false)} />
    </Section>
  )
}
