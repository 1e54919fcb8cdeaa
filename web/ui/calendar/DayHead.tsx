/** The head of a day's column: it opens the day, and says that nobody works on it. */
import { Box, Button, Text } from '@chakra-ui/react'
import { shortDay, type Day } from './days.ts'
import { dayToOpen, type DayOff } from './daysOff.ts'
import { hijriNumber } from './hijriDays.ts'

interface Props {
  day: Day
  off: DayOff | null
  isToday: boolean
  onDay: (day: Day) => void
}

export function DayHead({ day, off, isToday, onDay }: Props) {
  // The name of the button says both, too.
  const notes = [hijriNumber(day), off?.words].filter((note) => note != null)
  return (
    <Box flex="1" textAlign="center" minW="0" bg={off ? 'bg.muted' : undefined}>
      <Button
        variant={isToday ? 'subtle' : 'ghost'}
        size="sm"
        width="full"
        aria-label={dayToOpen(day, off)}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onDay(day)}
      >
        {shortDay(day)}
      </Button>
      {notes.map((note) => (
        <Text key={note} color="fg.muted" fontSize="xs" lineClamp="2" overflowWrap="anywhere" paddingX="1" aria-hidden>
          {note}
        </Text>
      ))}
    </Box>
  )
}
