/** A filter with one choice out of several. */
import { Field, NativeSelect } from '@chakra-ui/react'
import type { Choice } from './filters.ts'
import type { ListState } from './useListState.ts'

interface Props {
  state: ListState
  name: string
  label: string
  /** What stands for no choice. */
  all: string
  choices: readonly Choice[]
}

export const ChoiceFilter = ({ state, name, label, all, choices }: Props) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        value={state.value(name)}
        onChange={(event) => state.setFilters({ [name]: event.target.value })}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
)
