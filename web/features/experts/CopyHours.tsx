/** Copies the weekly hours of one day to the others. */
import * as texts from '#texts/experts/copyHours.js'
import { Button, HStack, NativeSelect, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { weekdayNames } from '#web/ui/calendar/weekdays.ts'
import { copiedTo } from './weekHours.ts'

type Cells = ReadonlySet<string>

const targets = [
  { label: texts.mondayToFriday(), weekdays: [1, 2, 3, 4, 5] },
  { label: texts.everyDay(), weekdays: [1, 2, 3, 4, 5, 6, 7] },
]

export function CopyHours({ onChange }: { onChange: (change: (cells: Cells) => Cells) => void }) {
  const [weekday, setWeekday] = useState(1)
  const id = useId()
  return (
    <HStack flexWrap="wrap" gap="2">
      <Text asChild>
        <label htmlFor={id}>{texts.copyTheHoursOf()}</label>
      </Text>
      <NativeSelect.Root size="sm" width="auto">
        <NativeSelect.Field id={id} value={weekday} onChange={(event) => setWeekday(Number(event.target.value))}>
          {weekdayNames.map((day, at) => (
            <option key={day} value={at + 1}>
              {day}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {targets.map(({ label, weekdays }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          onClick={() => onChange((cells) => copiedTo(cells, weekday, weekdays))}
        >
          {texts.to({ label })}
        </Button>
      ))}
    </HStack>
  )
}
