/** A filter of a list by a calendar day: its field, and the day in words for its chip. */
import { Field, Input } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { formatDay } from '../format.ts'
import type { OwnFilter } from './useList.ts'

export function useDayFilter(name: string): OwnFilter {
  const day = useSearchParams()[0].get(name) ?? ''
  return {
    words: day && formatDay(day),
    field: ({ label, state }) => (
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <Input
          type="date"
          size="sm"
          value={day}
          onChange={({ target: { value } }) => state.setFilters({ [name]: value })}
        />
      </Field.Root>
    ),
  }
}
