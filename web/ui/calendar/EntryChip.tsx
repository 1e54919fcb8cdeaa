/** An entry among the days of a calendar: its colour says what it is, a dashed border that it is not settled. */
import { Box, type BoxProps } from '@chakra-ui/react'
import type { CalendarEntry } from './Calendar.tsx'
import type { Day } from './days.ts'
import { EntryLink } from './EntryLink.tsx'

interface Props extends Omit<BoxProps, 'title'> {
  entry: CalendarEntry
  day: Day
}

export const EntryChip = ({ entry: { title, to, tone, open }, day, children, ...rest }: Props) => (
  <Box
    asChild
    display="block"
    overflow="hidden"
    colorPalette={tone}
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    borderInlineStartWidth="3px"
    borderInlineStartColor="colorPalette.solid"
    borderStyle={open ? 'dashed' : 'solid'}
    borderRadius="sm"
    paddingX="1"
    fontSize="xs"
    lineHeight="short"
    {...rest}
  >
    <EntryLink to={to} day={day} title={title}>
      {children}
    </EntryLink>
  </Box>
)
