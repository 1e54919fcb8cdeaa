/** A choice of several, each with a box to tick. */
import { HStack, chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { Choice } from './SelectField.tsx'
import { Tick } from './Tick.tsx'

interface Props {
  name: string
  choices: readonly Choice[]
  disabled?: boolean
}

export function TicksField({ name, choices, disabled = false }: Props) {
  const [{ value: chosen }, , { setValue }] = useField<readonly string[]>(name)
  const toggle = (value: string, checked: boolean) =>
    setValue(choices.map((one) => one.value).filter((one) => (one === value ? checked : chosen.includes(one))))
  return (
    <ChoiceGroup name={name}>
      <HStack gap="5" rowGap="3" flexWrap="wrap">
        {choices.map(({ value, label: words }) => (
          <chakra.label key={value} display="inline-flex" alignItems="center" gap="2.5">
            <Tick
              name={value}
              checked={chosen.includes(value)}
              disabled={disabled}
              onChange={(checked) => void toggle(value, checked)}
            />
            {words}
          </chakra.label>
        ))}
      </HStack>
    </ChoiceGroup>
  )
}
