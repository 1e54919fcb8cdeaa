/** A filter of a list by one person, whose number the address holds: its field, and the person's name for its chip. */
import { Field } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/people/personFilter.js'
import { globalId, numberOf } from '#web/relay/globalId.ts'
import type { OwnFilter } from '#web/ui/list/useList.ts'
import { PersonBox } from './PersonBox.tsx'
import { usePersonName, type Among } from './usePeople.ts'

export function usePersonFilter(name: string, among?: Among): OwnFilter {
  const number = useSearchParams()[0].get(name)
  const id = number ? globalId('User', number) : ''
  return {
    words: usePersonName(id),
    field: ({ label, state }) => (
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <PersonBox
          size="sm"
          placeholder={texts.all()}
          value={id}
          onChange={(next) => state.setFilters({ [name]: next ? numberOf(next) : '' })}
          past
          {...among}
        />
      </Field.Root>
    ),
  }
}
