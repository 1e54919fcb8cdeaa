/** The filters in force, each with a way to take it away. */
import * as texts from '#texts/ui/filterChips.js'
import { Button, HStack } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { UsedList } from './useList.ts'

export interface Chip {
  label: string
  onRemove: () => void
}

export function FilterChips({ list: { chips, clear } }: { list: UsedList }) {
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
      <Button size="xs" variant="ghost" onClick={clear}>
        {texts.clearAll()}
      </Button>
    </HStack>
  )
}
