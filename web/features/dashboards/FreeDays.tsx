/** How many half hours are free on each of the next fourteen days; where there are none, that alone. */
import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/dashboards/freeDays.js'
import * as counts from '#texts/dashboards/counts.js'
import { useViewer } from '#web/app/AppContext.tsx'
import { addDays, dayOf, shortDay, today } from '#web/ui/calendar/days.ts'

/** A week to a row where there is room; otherwise as many days as keep their words whole, however wide the window is. */
const oneDay = 'max(5.5rem, calc((100% - 3.1rem) / 7))'

export function FreeDays({ times }: { times: readonly string[] }) {
  const { timeZone } = useViewer()
  if (times.length === 0) return <Text color="fg.muted">{texts.noneFree()}</Text>
  const first = today(timeZone)
  const free = Map.groupBy(times, (time) => dayOf(time, timeZone))
  const days = Array.from({ length: 14 }, (_, at) => addDays(first, at))
  return (
    <SimpleGrid as="ul" listStyleType="none" minChildWidth={oneDay} gap="2">
      {days.map((day) => {
        const count = free.get(day)?.length ?? 0
        return (
          <Stack
            as="li"
            key={day}
            gap="0"
            borderWidth="1px"
            borderRadius="sm"
            padding="2"
            {...(count ? { bg: 'brand.subtle' } : { color: 'fg.muted' })}
          >
            <Text fontSize="xs">{shortDay(day)}</Text>
            <Text fontSize="xs" fontWeight="medium">
              {count ? counts.slots({ count }) : texts.none()}
            </Text>
          </Stack>
        )
      })}
    </SimpleGrid>
  )
}
