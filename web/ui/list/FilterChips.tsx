/** The filters in force, each with a way to take it away. */
import * as texts from '#texts/ui/filterChips.js'
import { Button, HStack } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ListState } from './useListState.ts'

export interface Chip {
  label: string
  onRemove: () => void
}

/** A chip for every value of the named filters in the address, in the words of each. */
export const chipsOf = (state: ListState, words: Record<string, (value: string) => string>): Chip[] =>
  Object.entries(words).flatMap(([name, wordsOf]) =>
    state.values(name).map((value) => ({
      label: wordsOf(value),
      onRemove: () => state.setFilters({ [name]: state.values(name).filter((other) => other !== value) }),
    })),
  )

export function FilterChips({ chips, onClear }: { chips: readonly Chip[]; onClear: () => void }) {
  if (!chips.length) return null
  return (
    <HStack gap="2" flexWrap="wrap" role="group" aria-label={texts.activeFilters()}>
      {chips.map(({ label, onRemove }) => (
        <Button
          key={label}
          size="xs"
          variant="subtle"
          borderRadius="full"
          aria-label={texts.removeFilter({ label })}
          onClick={onRemove}
        >
          {label}
          <X size={14} aria-hidden />
        </Button>
      ))}
      <Button size="xs" variant="ghost" onClick={onClear}>
        {texts.clearAll()}
      </Button>
    </HStack>
  )
}
