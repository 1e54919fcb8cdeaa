/** Warns of proposed times at which somebody who is asked, or the viewer, is busy; it does not say who. */
import { Alert } from '@chakra-ui/react'
import { useField } from 'formik'
import { graphql } from 'react-relay'
import { listed } from '#listed'
import { mostTimes } from '#api/features/calendar/meeting.rules.ts'
import * as texts from '#texts/meetings/takenTimes.js'
import type { TakenTimesQuery, TakenTimesQuery$variables } from '#web/__generated__/TakenTimesQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useTypedSearch } from '#web/relay/useTypedSearch.ts'
import { formatTime } from '#web/ui/format.ts'
import { instantsOf } from './timesRules.ts'

interface Props {
  userIds: readonly string[]
  minutes: number
}

export function TakenTimes({ userIds, minutes }: Props) {
  const { timeZone } = useViewer()
  const [{ value: times }] = useField<string[]>('times')
  const whole = times.filter((time) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(time))
  const isAskable = userIds.length > 0 && whole.length > 0 && whole.length <= mostTimes && minutes > 0
  const asked = { userIds: userIds.toSorted(), minutes, times: instantsOf([...new Set(whole)], timeZone) }
  // A warning that cannot be had keeps nobody from proposing.
  const found = useTypedSearch<TakenTimesQuery>(
    graphql`
      query TakenTimesQuery($userIds: [ID!]!, $times: [DateTime!]!, $minutes: Int) {
        takenTimes(userIds: $userIds, times: $times, minutes: $minutes)
      }
    `,
    {
      text: JSON.stringify(asked),
      open: isAskable,
      variables: (text) => JSON.parse(text) as TakenTimesQuery$variables,
    },
  )
  const taken = found?.data?.takenTimes ?? []
  return (
    taken.length > 0 && (
      <Alert.Root status="warning" role="status">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{texts.somebodyIsBusy({ times: listed(taken.map((time) => formatTime(time))) })}</Alert.Title>
          <Alert.Description>{texts.canBeProposed()}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
    )
  )
}
