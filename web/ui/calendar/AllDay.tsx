/** What belongs to whole days, below their names: one column for each day. */
import { Box, Flex, Text } from '@chakra-ui/react'
import * as texts from '#texts/ui/timeGrid.js'
import type { CalendarEntry } from './Calendar.tsx'
import type { DaysOff } from './daysOff.ts'
import { longDay, type Day } from './days.ts'
import { EntryLink } from './EntryLink.tsx'

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
            .map(({ id, title, note, tone, to }) => (
              <Box as="li" key={id} paddingInlineEnd="3px" marginTop="2px">
                <Box
                  asChild
                  display="block"
                  minH="6"
                  overflow="hidden"
                  colorPalette={tone}
                  bg="colorPalette.subtle"
                  color="colorPalette.fg"
                  borderInlineStartWidth="3px"
                  borderInlineStartColor="colorPalette.solid"
                  borderRadius="sm"
                  paddingX="1"
                  fontSize="xs"
                  lineHeight="short"
                >
                  <EntryLink to={to} day={day} title={title}>
                    <Text as="span" display="block" fontWeight="medium" truncate>
                      {title}
                    </Text>
                    <Text as="span" display="block" truncate>
                      {note}
                    </Text>
                  </EntryLink>
                </Box>
              </Box>
            ))}
        </Box>
      ))}
    </Flex>
  )
}
