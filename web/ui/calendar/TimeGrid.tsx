/** Days as columns over the hours of the day; entries lie where the clock of the zone puts them. Days off are shaded and named. */
import * as texts from '#texts/ui/timeGrid.js'
import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { AllDay } from './AllDay.tsx'
import type { CalendarEntry } from './Calendar.tsx'
import { DayHead } from './DayHead.tsx'
import { dayInWords, type DayOff, type DaysOff } from './daysOff.ts'
import { EntryChip } from './EntryChip.tsx'
import { clockTime, today, type Day } from './days.ts'
import { placed } from './lanes.ts'

interface Props {
  days: readonly Day[]
  daysOff: DaysOff
  entries: readonly CalendarEntry[]
  timeZone: string
  onDay: (day: Day) => void
}

/** Pixels of an hour, and the hour that is seen first. */
const hourHeight = 48
const firstHour = 7
/** Minutes from which an entry has room for two lines. */
const twoLines = 45
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const hourWords = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`

export function TimeGrid({ days, daysOff, entries, timeZone, onDay }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scroller.current?.scrollTo({ top: firstHour * hourHeight })
  }, [])
  const now = today(timeZone)
  return (
    <Box
      ref={scroller}
      role="group"
      aria-label={texts.calendar()}
      tabIndex={0}
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      maxH="600px"
      overflowY="auto"
    >
      <Box position="sticky" top="0" zIndex="1" bg="bg.panel" borderBottomWidth="1px" paddingInlineStart="14">
        <Flex>
          {days.map((day) => (
            <DayHead key={day} day={day} off={daysOff(day)} isToday={day === now} onDay={onDay} />
          ))}
        </Flex>
        <AllDay days={days} daysOff={daysOff} entries={entries} />
      </Box>
      <Flex position="relative">
        <Box width="14" flexShrink="0" aria-hidden>
          {hours.map((hour) => (
            <Text
              key={hour}
              height={`${hourHeight}px`}
              fontSize="xs"
              color="fg.muted"
              paddingInlineEnd="2"
              textAlign="end"
            >
              {hour > 0 && hourWords(hour)}
            </Text>
          ))}
        </Box>
        {days.map((day) => (
          <Column key={day} day={day} off={daysOff(day)} entries={entries} timeZone={timeZone} />
        ))}
      </Flex>
    </Box>
  )
}

interface ColumnProps {
  day: Day
  off: DayOff | null
  entries: readonly CalendarEntry[]
  timeZone: string
}

function Column({ day, off, entries, timeZone }: ColumnProps) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      aria-label={dayInWords(day, off)}
      bg={off ? 'bg.muted' : undefined}
      flex="1"
      minW="0"
      position="relative"
      height={`${24 * hourHeight}px`}
      borderInlineStartWidth="1px"
      backgroundImage={`repeating-linear-gradient(to bottom, var(--chakra-colors-border-muted) 0 1px, transparent 1px ${hourHeight}px)`}
    >
      {placed(entries, day, timeZone).map(({ entry, from, until, lane, lanes }) => (
        <Box
          as="li"
          key={entry.id}
          position="absolute"
          top={`${(from / 60) * hourHeight}px`}
          height={`${((until - from) / 60) * hourHeight - 2}px`}
          insetInlineStart={`${(lane / lanes) * 100}%`}
          width={`calc(${100 / lanes}% - 3px)`}
        >
          <EntryChip entry={entry} day={day} height="full" whiteSpace={until - from < twoLines ? 'nowrap' : undefined}>
            <Text
              as="span"
              display={until - from < twoLines ? 'inline' : 'block'}
              fontWeight="medium"
              truncate
              dir="auto"
            >
              {entry.title}
            </Text>{' '}
            <Text as="span" display={until - from < twoLines ? 'inline' : 'block'} truncate>
              {clockTime(entry.startsAt, timeZone)} {entry.note}
            </Text>
          </EntryChip>
        </Box>
      ))}
    </Box>
  )
}
