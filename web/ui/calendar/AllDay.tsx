/** What belongs to whole days, below their names: one column for each day. */
import { Box, Flex, Text } from '@chakra-ui/react'
import * as texts from '#texts/ui/timeGrid.js'
import type { CalendarEntry } from './Calendar.tsx'
import type { DaysOff } from './daysOff.ts'
import { longDay, type Day } from './days.ts'
import { EntryChip } from './EntryChip.tsx'

interface Props {
  days: readonly Day[]
  daysOff: DaysOff
  entries: readonly CalendarEntry[]
}

export function AllDay({ days, daysOff, entries }: Props) {
  const own = entries.filter(({ allDay }) => allDay && days.includes(allDay))
  if (!own.length) return null
  return (
    <Flex>
      {days.map((day) => (
        <Box
          key={day}
          as="ul"
          listStyleType="none"
          flex="1"
          minW="0"
          paddingBottom="1"
          bg={daysOff(day) ? 'bg.muted' : undefined}
          aria-label={texts.allDayOf({ day: longDay(day) })}
        >
          {own
            .filter(({ allDay }) => allDay === day)
            .map((entry) => (
              <Box as="li" key={entry.id} paddingInlineEnd="3px" marginTop="2px">
                <EntryChip entry={entry} day={day} minH="6">
                  <Text as="span" display="block" fontWeight="medium" truncate dir="auto">
                    {entry.title}
                  </Text>
                  <Text as="span" display="block" truncate>
                    {entry.note}
                  </Text>
                </EntryChip>
              </Box>
            ))}
        </Box>
      ))}
    </Flex>
  )
}
