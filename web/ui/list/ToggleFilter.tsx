/** A filter whose values are switched on and off one by one. */
import { Button, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { Choice, Filter } from './filters.ts'
import type { ListState } from './useListState.ts'

interface Props {
  state: ListState
  name: string
  label: string
  choices: readonly Choice[]
  /** Only one at a time; the active one switches off. */
  single?: boolean | undefined
  folded?: Filter['look']['folded']
}

export function ToggleFilter({ state, name, label, choices, single = false, folded }: Props) {
  const id = useId()
  const chosen = state.values(name)
  const [all, setAll] = useState(() => choices.slice(folded?.first).some(({ value }) => chosen.includes(value)))
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
        {choices.slice(0, all ? undefined : folded?.first).map(({ value, label: words }) => {
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
      {folded && (
        <Button size="xs" variant="ghost" marginTop="5" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? folded.fewer : folded.more}
        </Button>
      )}
    </div>
  )
}
