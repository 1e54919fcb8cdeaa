/** A connected calendar: when it was last read, what went wrong, and the ways to read it now and to disconnect it. */
import { Alert, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { RefreshCw, Unlink } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { kindInWords } from '#api/features/connectedCalendars/calendarWords.rules.ts'
import * as texts from '#texts/connectedCalendars/section.js'
import { dotted } from '#listed'
import type { CalendarRow_calendar$key } from '#web/__generated__/CalendarRow_calendar.graphql.ts'
import type { CalendarRowDisconnectMutation } from '#web/__generated__/CalendarRowDisconnectMutation.graphql.ts'
import type { CalendarRowReadMutation } from '#web/__generated__/CalendarRowReadMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { agoInside } from '#web/ui/format.ts'

export function CalendarRow({ calendar }: { calendar: CalendarRow_calendar$key }) {
  const { id, kind, address, account, readAt, problem, busyCount } = useFragment(
    graphql`
      fragment CalendarRow_calendar on ConnectedCalendar {
        id
        kind
        address
        account
        readAt
        problem
        busyCount
      }
    `,
    calendar,
  )
  const name = kindInWords(kind)
  const confirm = useConfirm()
  const [read, reading] = useAction<CalendarRowReadMutation>(
    graphql`
      mutation CalendarRowReadMutation($input: ReadConnectedCalendarInput!) {
        readConnectedCalendar(input: $input) {
          calendar {
            problem
            ...CalendarRow_calendar
          }
        }
      }
    `,
    {
      success: ({ readConnectedCalendar: { calendar: found } }) =>
        found?.problem
          ? { kind: 'error', title: texts.notRead(), description: found.problem }
          : { title: texts.wasRead() },
      failure: texts.notRead(),
    },
  )
  const [disconnect] = useAction<CalendarRowDisconnectMutation>(
    graphql`
      mutation CalendarRowDisconnectMutation($input: DisconnectCalendarInput!) {
        disconnectCalendar(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.disconnected() }, failure: texts.notDisconnected() },
  )
  const ask = () =>
    confirm({
      title: texts.disconnectQuestion({ calendar: name }),
      message: texts.disconnectWhat(),
      confirm: texts.disconnect(),
      danger: true,
      onConfirm: async () => (await disconnect({ input: { id } })).ok,
    })
  return (
    <Stack as="li" gap="3" paddingY="3" borderBottomWidth="1px">
      <HStack gap="3" justifyContent="space-between" wrap="wrap">
        <Stack gap="0.5" minW="0" flex="1 1 240px">
          <Text fontWeight="medium">{name}</Text>
          {(account || address) && (
            <Text color="fg.muted" overflowWrap="anywhere" dir="ltr">
              {dotted([account, address])}
            </Text>
          )}
          <Text color="fg.muted" fontSize="sm">
            {readAt ? texts.lastRead({ at: agoInside(readAt), count: busyCount }) : texts.neverRead()}
          </Text>
        </Stack>
        <HStack wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            loading={reading}
            aria-label={texts.readNamed({ calendar: name })}
            onClick={() => void read({ input: { id } })}
          >
            <RefreshCw size={14} aria-hidden />
            {texts.read()}
          </Button>
          <Button size="sm" variant="outline" aria-label={texts.disconnectNamed({ calendar: name })} onClick={ask}>
            <Unlink size={14} aria-hidden />
            {texts.disconnect()}
          </Button>
        </HStack>
      </HStack>
      {problem && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{texts.cannotBeRead()}</Alert.Title>
            <Alert.Description overflowWrap="anywhere">{problem}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
    </Stack>
  )
}
