/** A filter from one amount to another; each end of the scale means that nothing is asked there. */
import * as texts from '#texts/ui/rangeFilter.js'
import { Slider, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { ListState } from './useListState.ts'

interface Props {
  state: ListState
  name: string
  /** What follows the name in the address for the lower and the upper end. */
  ends: readonly string[]
  label: string
  max: number
  step: number
  /** How an amount is said. */
  words: (amount: number) => string
}

export function RangeFilter({ state, name, ends, label, max, step, words }: Props) {
  const [least = name, most = name] = ends.map((end) => `${name}${end}`)
  const asked = [amountOf(state.value(least), 0, max), amountOf(state.value(most), max, max)]
  const [moving, setMoving] = useState<number[] | null>(null)
  const [from = 0, to = max] = moving ?? asked
  return (
    <Slider.Root
      value={[from, to]}
      min={0}
      max={max}
      step={step}
      aria-label={[texts.from({ label }), texts.to({ label })]}
      onValueChange={({ value }) => setMoving(value)}
      onValueChangeEnd={({ value: [low = 0, high = max] }) => {
        setMoving(null)
        state.setFilters({ [least]: low > 0 ? String(low) : '', [most]: high < max ? String(high) : '' })
      }}
    >
      <Text fontWeight="medium">{label}</Text>
      <Text fontSize="sm" color="fg.muted" aria-live="polite">
        {words(from)} - {words(to)}
        {to === max && '+'}
      </Text>
      <Slider.Control>
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumbs />
      </Slider.Control>
    </Slider.Root>
  )
}

function amountOf(text: string, otherwise: number, max: number): number {
  const amount = Number(text)
  return text && Number.isFinite(amount) ? Math.min(Math.max(amount, 0), max) : otherwise
}
