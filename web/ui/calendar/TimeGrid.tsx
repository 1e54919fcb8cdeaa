/** Days as columns over the hours of the day; entries lie where the clock of the zone puts them. Days off are shaded and named. */
import * as texts from '#texts/ui/timeGrid.js'
import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { AllDay } from './AllDay.tsx'
import type { CalendarEntry } from './Calendar.tsx'
import { DayHead } from './DayHead.tsx'
import { dayInWords, type DayOff, type DaysOff } from './daysOff.ts'
import { EntryChip } from './EntryChip.tsx'
import { clockTime, hourNames, today, type Day } from './days.ts'
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
          {hourNames().map((name, hour) => (
            <Text
              key={name}
              height={`${hourHeight}px`}
              fontSize="xs"
              color="fg.muted"
              paddingInlineEnd="2"
              textAlign="end"
            >
              {hour > 0 && name}
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
          {until - from < twoLines ? (
            <OneLine entry={entry} day={day} time={clockTime(entry.startsAt, timeZone)} />
          ) : (
            <EntryChip entry={entry} day={day} height="full">
              <Text as="span" display="block" fontWeight="medium" truncate dir="auto">
                {entry.title}
              </Text>{' '}
              <Text as="span" display="block" truncate>
                {clockTime(entry.startsAt, timeZone)} {entry.note}
              </Text>
            </EntryChip>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** The time first and as much of the title as there is room for; the note is for those who hear it. */
const OneLine = ({ entry, day, time }: { entry: CalendarEntry; day: Day; time: string }) => (
  <EntryChip entry={entry} day={day} height="full" display="flex" gap="1">
    <Text as="span" flexShrink="0">
      {time}
    </Text>{' '}
    <Text as="span" minW="0" fontWeight="medium" truncate dir="auto">
      {entry.title}
    </Text>{' '}
    <VisuallyHidden>{entry.note}</VisuallyHidden>
  </EntryChip>
)
