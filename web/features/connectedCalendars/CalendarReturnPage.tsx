/** The way back from Google or Microsoft: it takes the answer at once, and says what went wrong. */
import { Alert, Button, Stack } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as texts from '#texts/connectedCalendars/back.js'
import type { CalendarReturnPageMutation } from '#web/__generated__/CalendarReturnPageMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { PageSpinner } from '#web/ui/feedback/Spinners.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

const settings = '/settings?section=calendars'

export default function CalendarReturnPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [code, state, refused] = ['code', 'state', 'error'].map((name) => search.get(name) ?? '')
  const sent = useRef(false)
  const [problem, setProblem] = useState(
    code && state ? '' : refused === 'access_denied' ? texts.denied() : texts.noAnswer(),
  )
  const [connect] = useAction<CalendarReturnPageMutation>(
    graphql`
      mutation CalendarReturnPageMutation($input: ConnectCalendarInput!) {
        connectCalendar(input: $input) {
          calendar {
            id
          }
        }
      }
    `,
    { success: { title: texts.connected() }, failure: null },
  )
  useEffect(() => {
    // An answer counts once, and effects may run twice.
    if (sent.current || !code || !state) return
    sent.current = true
    void connect({ input: { code, state } }).then((outcome) =>
      outcome.ok ? navigate(settings, { replace: true }) : setProblem(outcome.error.message),
    )
  }, [code, state, connect, navigate])
  return (
    <>
      <PageHeader title={texts.title()} />
      {problem ? (
        <Stack gap="4" align="start" maxW="3xl">
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Title overflowWrap="anywhere">{problem}</Alert.Title>
          </Alert.Root>
          <Button asChild variant="outline">
            <Link to={settings}>{texts.toSettings()}</Link>
          </Button>
        </Stack>
      ) : (
        <PageSpinner />
      )}
    </>
  )
}
