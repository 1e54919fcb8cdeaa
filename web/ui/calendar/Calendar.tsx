/**
 * Day, week, month and list of what happens when. It knows nothing of where entries come from. The keyboard goes from entry to
 * entry: up and down within a day, left and right from day to day, Enter opens.
 */
import { isFromRight } from '#language'
import * as texts from '#texts/ui/calendar.js'
import { Box, Button, Flex, HStack, Heading, IconButton, Stack, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { DayEntries } from './DayEntries.tsx'
import { daysOffWith, type Holiday } from './daysOff.ts'
import { entriesByDay } from './entriesByDay.ts'
import { hijriMonths } from './hijriDays.ts'
import { longDay, monthOf, rangeOf, today, type Day } from './days.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { monthDays, shownDays } from './shownDays.ts'
import type { Tone } from '../badges/tones.ts'
import { TimeGrid } from './TimeGrid.tsx'
import type { CalendarMove } from './useCalendarPlace.ts'
import { calendarViews, type CalendarView } from './views.ts'

export interface CalendarEntry {
  id: string
  title: string
  startsAt: string
  endsAt: string
  /** The page that it opens; without one it only takes its time. */
  to?: string | undefined
  /** What stands below the title: kind, state. */
  note: string
  /** What its colour means. */
  tone: Tone
  /** Not settled yet: shown with a dashed border. */
  open?: boolean
  /** It takes no time and belongs to this day in every zone; `startsAt` and `endsAt` are not shown. */
  allDay?: Day
}

interface Props {
  entries: readonly CalendarEntry[]
  /** Those of the days that it shows. */
  holidays?: readonly Holiday[]
  view: CalendarView
  day: Day
  timeZone: string
  onMove: (to: CalendarMove) => void
}

const viewWords: Record<CalendarView, string> = {
  day: texts.day(),
  week: texts.week(),
  month: texts.month(),
  list: texts.list(),
}

/** The days that are shown, in words. */
const wholeRange = (_: Day, days: readonly Day[]) => rangeOf(days[0]!, days.at(-1)!)
const headings: Record<CalendarView, (day: Day, days: readonly Day[]) => string> = {
  day: longDay,
  week: wholeRange,
  month: monthOf,
  list: wholeRange,
}

export function Calendar({ entries, holidays = [], view, day, timeZone, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const days = shownDays(view, day)
  // Of a month its own days alone: in its name, and where there is no room for a grid.
  const listed = view === 'month' ? monthDays(day) : days
  const daysOff = daysOffWith(holidays)
  const byDay = entriesByDay(entries, timeZone)
  const months = view === 'day' ? null : hijriMonths(listed[0]!, listed.at(-1)!)
  const toDay = (chosen: Day) => onMove({ day: chosen, view: 'day' })
  return (
    <Stack gap="3" ref={box} onKeyDown={(event) => walk(event, box.current)}>
      <Flex gap="2" wrap="wrap" alignItems="center" justifyContent="space-between">
        <HStack gap="1">
          <IconButton size="sm" variant="outline" aria-label={texts.earlier()} onClick={() => onMove({ by: -1 })}>
            <Box asChild _rtl={{ transform: 'scaleX(-1)' }}>
              <ChevronLeft size={16} />
            </Box>
          </IconButton>
          <Button size="sm" variant="outline" onClick={() => onMove({ day: today(timeZone) })}>
            {texts.today()}
          </Button>
          <IconButton size="sm" variant="outline" aria-label={texts.later()} onClick={() => onMove({ by: 1 })}>
            <Box asChild _rtl={{ transform: 'scaleX(-1)' }}>
              <ChevronRight size={16} />
            </Box>
          </IconButton>
          <Box marginInlineStart="2" aria-live="polite">
            <Heading as="h2" size="md">
              {headings[view](day, days)}
            </Heading>
            {months && <Text color="fg.muted">{months}</Text>}
          </Box>
        </HStack>
        <HStack gap="1" role="group" aria-label={texts.view()}>
          {calendarViews.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === view ? 'solid' : 'outline'}
              aria-pressed={one === view}
              onClick={() => onMove({ view: one })}
            >
              {viewWords[one]}
            </Button>
          ))}
        </HStack>
      </Flex>
      {view !== 'list' && (
        <Box hideBelow={view === 'day' ? undefined : 'md'}>
          {view === 'month' ? (
            <MonthGrid days={days} month={day} daysOff={daysOff} byDay={byDay} timeZone={timeZone} onDay={toDay} />
          ) : (
            <TimeGrid days={days} daysOff={daysOff} entries={entries} timeZone={timeZone} onDay={toDay} />
          )}
        </Box>
      )}
      {view !== 'day' && (
        <Box hideFrom={view === 'list' ? undefined : 'md'}>
          <DayEntries days={listed} daysOff={daysOff} byDay={byDay} timeZone={timeZone} />
        </Box>
      )}
      <Text color="fg.muted" fontSize="xs" hideBelow="md">
        {texts.arrowKeysGoFromOne()}
      </Text>
    </Stack>
  )
}

/** Moves the focus among the entries that are seen. */
function walk(event: KeyboardEvent, box: HTMLElement | null) {
  const all = [...(box?.querySelectorAll<HTMLElement>('[data-calendar-day]') ?? [])].filter((one) => one.offsetParent)
  const at = all.indexOf(event.target as HTMLElement)
  if (at < 0) return
  const dayAt = (one: HTMLElement) => one.dataset['calendarDay'] ?? ''
  const here = dayAt(all[at]!)
  const rtl = isFromRight()
  const nextDay = all.find((one) => dayAt(one) > here)
  const earlier = all.filter((one) => dayAt(one) < here)
  const previousDay = all.find((one) => dayAt(one) === dayAt(earlier.at(-1) ?? one) && dayAt(one) < here)
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: all[at + 1],
    ArrowUp: all[at - 1],
    ArrowRight: rtl ? previousDay : nextDay,
    ArrowLeft: rtl ? nextDay : previousDay,
  }
  const target = targets[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}
