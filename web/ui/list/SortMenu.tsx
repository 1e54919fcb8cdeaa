/** The ways to sort a list by name, for those that are read as cards. */
import * as texts from '#texts/ui/sortMenu.js'
import { Button } from '@chakra-ui/react'
import { ArrowDownUp, Check } from 'lucide-react'
import { ActionMenu } from '../ActionMenu.tsx'
import type { ListState } from './useListState.ts'

interface Props {
  state: ListState
  /** Each with the sort as addresses have it: `DEADLINE:ASC`. */
  sorts: readonly { label: string; sort: string }[]
}

export function SortMenu({ state, sorts }: Props) {
  const current = `${state.sort.field}:${state.sort.direction}`
  return (
    <ActionMenu
      trigger={
        <Button
          variant="outline"
          aria-label={texts.sortLabel({ label: sorts.find(({ sort }) => sort === current)?.label ?? '' })}
        >
          <ArrowDownUp size={16} aria-hidden />
          {texts.sort()}
        </Button>
      }
      actions={sorts.map(({ label, sort }) => ({
        label,
        ...(sort === current ? { icon: Check } : {}),
        onSelect: () => state.setFilters({ sort }),
      }))}
    />
  )
}
