/** The entries of days, one below the other; days without any are left out, unless they are holidays. */
import * as texts from '#texts/ui/dayEntries.js'
import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { EntryLink } from './EntryLink.tsx'
import type { DaysOff } from './daysOff.ts'
import { clockTime, longDay, type Day } from './days.ts'
import type { EntriesByDay } from './entriesByDay.ts'

interface Props {
  days: readonly Day[]
  daysOff: DaysOff
  byDay: EntriesByDay
  timeZone: string
}

export function DayEntries({ days, daysOff, byDay, timeZone }: Props) {
  const filled = days.flatMap((day) => {
    const own = byDay.get(day) ?? []
    const off = daysOff(day)
    return own.length || off?.holiday ? [{ day, own, off }] : []
  })
  if (!filled.length)
    return (
      <Text color="fg.muted" paddingY="6" textAlign="center">
        {texts.nothingInTheseDays()}
      </Text>
    )
  return (
    <Stack gap="4">
      {filled.map(({ day, own, off }) => (
        <Box key={day}>
          <Heading as="h3" size="sm" marginBottom="2">
            {longDay(day)}
            {off && (
              <Text as="span" color="fg.muted" fontWeight="normal">
                {` · ${off.words}`}
              </Text>
            )}
          </Heading>
          <Stack as="ul" gap="2" listStyleType="none">
            {own.map(({ id, title, startsAt, endsAt, note, to, tone, open, allDay }) => (
              <li key={id}>
                <Flex
                  asChild
                  gap="3"
                  colorPalette={tone}
                  bg="bg.panel"
                  borderWidth="1px"
                  borderStyle={open ? 'dashed' : 'solid'}
                  borderInlineStartWidth="4px"
                  borderInlineStartColor="colorPalette.solid"
                  borderRadius="md"
                  padding="3"
                  _hover={{ bg: 'bg.subtle' }}
                >
                  <EntryLink to={to} day={day}>
                    <Text as="span" minW="20" color="fg.muted" fontSize="sm">
                      {allDay ? (
                        texts.allDay()
                      ) : (
                        <>
                          {clockTime(startsAt, timeZone)}
                          <br />
                          {clockTime(endsAt, timeZone)}
                        </>
                      )}
                    </Text>
                    <Box minW="0">
                      <Text as="span" display="block" fontWeight="medium" overflowWrap="anywhere">
                        <bdi>{title}</bdi>
                      </Text>
                      <Text as="span" color="fg.muted" fontSize="sm">
                        {note}
                      </Text>
                    </Box>
                  </EntryLink>
                </Flex>
              </li>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  )
}
