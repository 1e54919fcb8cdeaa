/** A month in whole weeks: the first entries of each day, and how many more there are. Days off are shaded and named. */
import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import * as texts from '#texts/ui/timeGrid.js'
import type { DaysOff } from './daysOff.ts'
import { today, type Day } from './days.ts'
import type { EntriesByDay } from './entriesByDay.ts'
import { MonthDay } from './MonthDay.tsx'
import { weekdaysInOrder } from './week.ts'
import { shortWeekdays } from './weekdays.ts'

interface Props {
  days: readonly Day[]
  /** Any day of the month. */
  month: Day
  daysOff: DaysOff
  byDay: EntriesByDay
  timeZone: string
  onDay: (day: Day) => void
}

export function MonthGrid({ days, month, daysOff, byDay, timeZone, onDay }: Props) {
  const now = today(timeZone)
  return (
    <Box role="group" aria-label={texts.calendar()} borderWidth="1px" borderRadius="md" overflow="hidden" bg="bg.panel">
      <SimpleGrid columns={7} gap="0" aria-hidden>
        {weekdaysInOrder().map((weekday) => (
          <Text key={weekday} paddingY="1" textAlign="center" color="fg.muted" fontSize="sm">
            {shortWeekdays()[weekday - 1]}
          </Text>
        ))}
      </SimpleGrid>
      <SimpleGrid columns={7} gap="0">
        {days.map((day, at) => (
          <MonthDay
            key={day}
            day={day}
            off={daysOff(day)}
            isToday={day === now}
            isOutside={day.slice(0, 7) !== month.slice(0, 7)}
            isFirst={at % 7 === 0}
            entries={byDay.get(day) ?? []}
            timeZone={timeZone}
            onDay={onDay}
          />
        ))}
      </SimpleGrid>
    </Box>
  )
}
