/** A day of a month: its number, which opens it, what is said of it, and its first entries. */
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/ui/monthDay.js'
import type { CalendarEntry } from './Calendar.tsx'
import { dayToOpen, type DayOff } from './daysOff.ts'
import { dayNumber, longDay, shortClock, type Day } from './days.ts'
import { EntryChip } from './EntryChip.tsx'
import { hijriNumber } from './hijriDays.ts'

interface Props {
  day: Day
  off: DayOff | null
  isToday: boolean
  /** Of another month. */
  isOutside: boolean
  /** The first of its week. */
  isFirst: boolean
  /** Its own, in their order. */
  entries: readonly CalendarEntry[]
  timeZone: string
  onDay: (day: Day) => void
}

/** As many entries have room; one more stands where the number of the others would. */
const room = 3

export function MonthDay({ day, off, isToday, isOutside, isFirst, entries, timeZone, onDay }: Props) {
  const shown = entries.length > room + 1 ? entries.slice(0, room) : entries
  const count = entries.length - shown.length
  const hijri = hijriNumber(day)
  return (
    <Box
      minW="0"
      minH="28"
      padding="1"
      borderTopWidth="1px"
      borderInlineStartWidth={isFirst ? undefined : '1px'}
      bg={off ? 'bg.muted' : undefined}
    >
      <Flex gap="1" alignItems="center">
        <Button
          variant={isToday ? 'solid' : 'ghost'}
          size="2xs"
          minW="6"
          fontWeight={isOutside ? 'normal' : 'semibold'}
          color={isOutside && !isToday ? 'fg.muted' : undefined}
          aria-label={dayToOpen(day, off)}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => onDay(day)}
        >
          {dayNumber(day)}
        </Button>
        {hijri !== null && (
          <Text color="fg.muted" fontSize="xs" aria-hidden>
            {hijri}
          </Text>
        )}
        {off?.holiday && (
          <Text color="fg.muted" fontSize="xs" truncate title={off.words} aria-hidden>
            {off.words}
          </Text>
        )}
      </Flex>
      {entries.length > 0 && (
        <Stack as="ul" gap="2px" marginTop="1" listStyleType="none" aria-label={longDay(day)}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <EntryChip entry={entry} day={day} display="flex" gap="1" minH="6" alignItems="center">
                {!entry.allDay && (
                  <Text as="span" flexShrink="0">
                    {shortClock(entry.startsAt, timeZone)}
                  </Text>
                )}{' '}
                <Text as="span" dir="auto" fontWeight="medium" truncate>
                  {entry.title}
                </Text>
              </EntryChip>
            </li>
          ))}
        </Stack>
      )}
      {count > 0 && (
        <Button
          variant="ghost"
          size="2xs"
          width="full"
          aria-label={texts.moreOn({ count, day: longDay(day) })}
          onClick={() => onDay(day)}
        >
          {texts.more({ count })}
        </Button>
      )}
    </Box>
  )
}
