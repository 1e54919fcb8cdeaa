/** Copies the weekly hours of one day to the others. */
import * as texts from '#texts/experts/copyHours.js'
import { Button, HStack, NativeSelect, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { isWorked, weekdaysInOrder } from '#web/ui/calendar/week.ts'
import { weekdayChoices } from '#web/ui/calendar/weekdays.ts'
import { copiedTo } from './weekHours.ts'

type Cells = ReadonlySet<string>

const targets = () => [
  { label: texts.workingDays(), weekdays: weekdaysInOrder().filter(isWorked) },
  { label: texts.everyDay(), weekdays: weekdaysInOrder() },
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
          {weekdayChoices().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {targets().map(({ label, weekdays }) => (
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
