/** A filter whose values are switched on and off one by one. */
import { Button, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { ListState } from './useListState.ts'

interface Props {
  state: ListState
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
  /** Only one at a time; the active one switches off. */
  single?: boolean
}

export function ToggleFilter({ state, name, label, choices, single = false }: Props) {
  const id = useId()
  const chosen = state.values(name)
  const toggle = (value: string) => {
    if (chosen.includes(value)) return state.setFilters({ [name]: chosen.filter((one) => one !== value) })
    state.setFilters({ [name]: single ? value : [...chosen, value] })
  }
  return (
    <div role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="medium" marginBottom="1.5">
        {label}
      </Text>
      <Flex gap="1.5" wrap="wrap">
        {choices.map(({ value, label: words }) => {
          const on = chosen.includes(value)
          return (
            <Button
              key={value}
              size="xs"
              variant={on ? 'solid' : 'outline'}
              aria-pressed={on}
              onClick={() => toggle(value)}
            >
              {words}
            </Button>
          )
        })}
      </Flex>
    </div>
  )
}
