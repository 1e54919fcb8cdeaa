/** The way back from Google or Microsoft: it takes the answer at once, and says what went wrong. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/connectedCalendars/back.js'
import type { CalendarReturnPageMutation } from '#web/__generated__/CalendarReturnPageMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { PageSpinner } from '#web/ui/feedback/Spinners.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ServiceProblem, useServiceAnswer } from '#web/ui/serviceReturn.tsx'

const settings = '/settings?section=calendars'

export default function CalendarReturnPage() {
  const navigate = useNavigate()
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
  const problem = useServiceAnswer(
    async (input) => {
      const outcome = await connect({ input })
      if (!outcome.ok) return outcome.error.message
      await navigate(settings, { replace: true })
      return null
    },
    { denied: texts.denied(), noAnswer: texts.noAnswer() },
  )
  return (
    <>
      <PageHeader title={texts.title()} />
      {problem ? <ServiceProblem problem={problem} back={settings} label={texts.toSettings()} /> : <PageSpinner />}
    </>
  )
}
