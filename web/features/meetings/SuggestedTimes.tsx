/** Times at which everyone who is needed is free, day by day, to take with a click. */
import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { useField } from 'formik'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/meetings/suggestedTimes.js'
import { mostTimes } from '#api/features/calendar/meeting.rules.ts'
import type { SuggestedTimesQuery } from '#web/__generated__/SuggestedTimesQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { clockTime, dayOf, localOf, longDay } from '#web/ui/calendar/days.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'

interface Props {
  /** Who is needed besides the viewer. */
  userIds: readonly string[]
  minutes: number
  /** Whether only one time can be taken. */
  single: boolean
}

export function SuggestedTimes({ userIds, minutes, single }: Props) {
  if (!userIds.length)
    return (
      <Text color="fg.muted" fontSize="sm">
        {texts.onceYouHaveChosenPeople()}
      </Text>
    )
  const asked = userIds.toSorted()
  return (
    <Suspense fallback={<PartSpinner label={texts.lookingForTimes()} />}>
      <Days key={`${asked.join()} ${minutes}`} userIds={asked} minutes={minutes} single={single} />
    </Suspense>
  )
}

function Days({ userIds, minutes, single }: Props) {
  const { timeZone } = useViewer()
  const { freeTimes } = useLazyLoadQuery<SuggestedTimesQuery>(
    graphql`
      query SuggestedTimesQuery($userIds: [ID!]!, $minutes: Int) {
        freeTimes(userIds: $userIds, minutes: $minutes)
      }
    `,
    { userIds, minutes },
    { fetchPolicy: 'network-only' },
  )
  const [at, setAt] = useState(0)
  const days = [...Map.groupBy(freeTimes, (time) => dayOf(time, timeZone))]
  const shown = days[Math.min(at, days.length - 1)]
  if (!shown)
    return (
      <Text role="status" fontSize="sm">
        {texts.inTheNextTenWorking()}
      </Text>
    )
  const [day, times] = shown
  return (
    <Stack
      role="group"
      aria-label={texts.timesAtWhichEveryoneIs()}
      gap="2"
      borderWidth="1px"
      borderRadius="md"
      padding="3"
    >
      <HStack justifyContent="space-between">
        <Stack gap="0">
          <Text fontSize="xs" color="fg.muted">
            {texts.everyoneIsFree()}
          </Text>
          <Text fontWeight="medium" aria-live="polite">
            {longDay(day)}
          </Text>
        </Stack>
        <HStack gap="1">
          <IconButton
            size="xs"
            variant="outline"
            aria-label={texts.dayBefore()}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            <ChevronLeft size={14} />
          </IconButton>
          <IconButton
            size="xs"
            variant="outline"
            aria-label={texts.dayAfter()}
            disabled={at >= days.length - 1}
            onClick={() => setAt(at + 1)}
          >
            <ChevronRight size={14} />
          </IconButton>
        </HStack>
      </HStack>
      <HStack wrap="wrap" gap="1.5">
        {times.map((time) => (
          <Chip key={time} time={time} single={single} />
        ))}
      </HStack>
    </Stack>
  )
}

/** Takes a time, or gives it back. The time that the form begins with makes way for the first one that is chosen. */
function Chip({ time, single }: { time: string; single: boolean }) {
  const { timeZone } = useViewer()
  const [{ value: times }, { initialValue }, { setValue }] = useField<string[]>('times')
  const local = localOf(time, timeZone)
  const taken = times.includes(local)
  const untouched = times.join() === initialValue?.join()
  const choose = () => {
    if (!taken) void setValue(single || untouched ? [local] : [...times, local])
    else if (times.length > 1) void setValue(times.filter((one) => one !== local))
  }
  return (
    <Button
      size="xs"
      borderRadius="full"
      variant={taken ? 'solid' : 'outline'}
      aria-pressed={taken}
      disabled={!taken && !single && !untouched && times.length >= mostTimes}
      onClick={choose}
    >
      {clockTime(time, timeZone)}
    </Button>
  )
}
