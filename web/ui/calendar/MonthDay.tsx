/** A day of a month: its number, which opens it, what is said of it, and its first entries. */
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/ui/monthDay.js'
import type { CalendarEntry } from './Calendar.tsx'
import { dayInWords, type DayOff } from './daysOff.ts'
import { dayNumber, longDay, shortClock, shortDay, type Day } from './days.ts'
import { entriesOn } from './entriesOn.ts'
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
  entries: readonly CalendarEntry[]
  timeZone: string
  onDay: (day: Day) => void
}

/** So many entries have room; one more stands where the number of the others would. */
const room = 3

export function MonthDay({ day, off, isToday, isOutside, isFirst, entries, timeZone, onDay }: Props) {
  const own = entriesOn(entries, day, timeZone)
  const shown = own.length > room + 1 ? own.slice(0, room) : own
  const count = own.length - shown.length
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
          aria-label={`${shortDay(day)}: ${dayInWords(day, off)}`}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => onDay(day)}
        >
          {dayNumber(day)}
        </Button>
        {hijriNumber(day) !== null && (
          <Text color="fg.muted" fontSize="xs" aria-hidden>
            {hijriNumber(day)}
          </Text>
        )}
        {off?.holiday && (
          <Text color="fg.muted" fontSize="xs" truncate title={off.words} aria-hidden>
            {off.words}
          </Text>
        )}
      </Flex>
      {own.length > 0 && (
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
