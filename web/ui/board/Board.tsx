/**
 * Cards in columns. A card is taken to another column by mouse, or by keyboard: its handle picks it up, the arrow keys choose
 * the column, Enter drops it and Escape leaves it where it was. What is going on is said in a line that screen readers announce,
 * and a move that is not allowed is refused there with the ones that are.
 */
import { Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as texts from '#texts/ui/board.js'
import { Column } from './Column.tsx'
import { useHeldCard } from './useHeldCard.ts'

export interface BoardColumn<Key extends string> {
  key: Key
  label: string
  icon?: React.ComponentType<{ size?: number }>
}

export interface BoardItem<Key extends string> {
  id: string
  /** What it is called, when it is moved. */
  name: string
  column: Key
  /** The columns that it may go to. */
  moves: readonly Key[]
}

interface Props<Key extends string, Item extends BoardItem<Key>> {
  label: string
  columns: readonly BoardColumn<Key>[]
  items: readonly Item[]
  onMove: (item: Item, to: Key) => void
  /** Draws a card; `handle` picks it up and is nothing for one that stays. */
  card: (item: Item, handle: ReactNode) => ReactNode
}

export function Board<Key extends string, Item extends BoardItem<Key>>({
  label,
  columns,
  items,
  onMove,
  card,
}: Props<Key, Item>) {
  const holding = useHeldCard({ columns, items, onMove })
  const movable = items.some(({ moves }) => moves.length > 0)
  return (
    <Stack gap="2">
      <Text role="status" fontSize="sm" color="fg.muted">
        {holding.said || (movable ? texts.hint() : '')}
      </Text>
      <Flex
        gap="3"
        overflowX="auto"
        paddingBottom="3"
        alignItems="stretch"
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        {columns.map((column) => (
          <Column
            key={column.key}
            column={column}
            items={items.filter((item) => item.column === column.key)}
            holding={holding}
            card={card}
          />
        ))}
      </Flex>
    </Stack>
  )
}
