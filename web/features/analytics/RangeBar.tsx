/** Over which days the figures of a page are, in its address. */
import { Field, HStack, Input, NativeSelect } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/page.js'
import { filterAt, ranges } from './analyticsAddress.ts'

const words = {
  MONTH: texts.lastMonth,
  QUARTER: texts.lastQuarter,
  YEAR: texts.lastYear,
  ALL: texts.allTime,
  DATES: texts.ownDates,
}

export function RangeBar({ asOf = false }: { asOf?: boolean }) {
  const [search, setSearch] = useSearchParams()
  const { range } = filterAt(search)
  const set = (name: string, value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (value) next.set(name, value)
      else next.delete(name)
      next.delete('page')
      return next
    })
  const day = (name: string, label: string) => (
    <Field.Root key={name} width="auto">
      <Field.Label>{label}</Field.Label>
      <Input type="date" width="44" value={search.get(name) ?? ''} onChange={({ target }) => set(name, target.value)} />
    </Field.Root>
  )
  return (
    <HStack gap="3" wrap="wrap" alignItems="end" marginBottom="5">
      <Field.Root width="auto">
        <Field.Label>{texts.range()}</Field.Label>
        <NativeSelect.Root width="44">
          <NativeSelect.Field value={range} onChange={({ target }) => set('range', target.value.toLowerCase())}>
            {ranges.map((one) => (
              <option key={one} value={one}>
                {words[one]()}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      {range === 'DATES' && [day('from', texts.from()), day('until', texts.until())]}
      {asOf && day('asOf', texts.asKnownOn())}
    </HStack>
  )
}
