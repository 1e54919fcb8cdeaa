/** A filter of a list by one person; the address holds the person's number. */
import { Field } from '@chakra-ui/react'
import * as texts from '#texts/people/personFilter.js'
import { globalId, numberOf } from '#web/relay/globalId.ts'
import type { ListState } from '#web/ui/list/useListState.ts'
import { PersonBox } from './PersonBox.tsx'
import { usePersonName, type Among } from './usePeople.ts'

interface Props extends Among {
  state: ListState
  name: string
  label: string
}

const idOf = (state: ListState, name: string) => (state.value(name) ? globalId('User', state.value(name)) : '')

export const PersonFilter = ({ state, name, label, ...among }: Props) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <PersonBox
      size="sm"
      placeholder={texts.all()}
      value={idOf(state, name)}
      onChange={(id) => state.setFilters({ [name]: id ? numberOf(id) : '' })}
      past
      {...among}
    />
  </Field.Root>
)

/** The words for a chip: the name of who is filtered by, or the number while the name is not known. */
export function usePersonWords(state: ListState, name: string): string {
  const known = usePersonName(idOf(state, name))
  return known || `#${state.value(name)}`
}
