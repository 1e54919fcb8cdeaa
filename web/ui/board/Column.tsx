/** A column of a board with its cards. */
import { Box, Heading, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import * as texts from '#texts/ui/board.js'
import { formatCount } from '../format.ts'
import type { BoardColumn, BoardItem } from './Board.tsx'
import { handleOf, type Holding } from './useHeldCard.ts'

/** What a dragged card carries: its id. Without something, a browser drags nothing. */
const draggedType = 'application/x-ascent-card'

interface Props<Key extends string, Item extends BoardItem<Key>> {
  column: BoardColumn<Key>
  items: readonly Item[]
  holding: Holding<Key, Item>
  card: (item: Item, handle: ReactNode) => ReactNode
}

export function Column<Key extends string, Item extends BoardItem<Key>>({
  column: { key, label, icon: Icon },
  items,
  holding,
  card,
}: Props<Key, Item>) {
  const { held, over, toggle, steer, release, drag, dragOver, drop } = holding
  const takes = held !== null && held.moves.includes(key)
  return (
    <Stack
      as="section"
      aria-label={label}
      flex="1 0 11rem"
      minW="11rem"
      minH="40"
      bg={takes ? 'brand.subtle' : 'bg.muted'}
      outlineWidth={over === key && held ? '2px' : '0'}
      outlineStyle={takes || held?.column === key ? 'solid' : 'dashed'}
      outlineColor={takes || held?.column === key ? 'brand.solid' : 'border.error'}
      outlineOffset="-2px"
      borderRadius="md"
      padding="3"
      gap="3"
      onDragOver={(event) => {
        if (!held) return
        event.preventDefault()
        dragOver(key)
      }}
      onDrop={(event) => {
        event.preventDefault()
        drop(key)
      }}
    >
      <HStack justifyContent="space-between">
        <HStack gap="2">
          {Icon && (
            <Box aria-hidden>
              <Icon size={16} />
            </Box>
          )}
          <Heading as="h2" size="sm">
            {label}
          </Heading>
        </HStack>
        <Text color="fg.muted" aria-label={texts.cards({ count: items.length })}>
          {formatCount(items.length)}
        </Text>
      </HStack>
      {items.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          {texts.empty()}
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="3">
        {items.map((item) => (
          <Box
            as="li"
            data-card
            key={item.id}
            bg="bg.panel"
            borderWidth="1px"
            borderColor={held?.id === item.id ? 'brand.solid' : 'border'}
            borderRadius="md"
            padding="3"
            draggable={item.moves.length > 0}
            cursor={item.moves.length > 0 ? 'grab' : 'auto'}
            onDragStart={(event) => {
              event.dataTransfer.setData(draggedType, item.id)
              drag(item)
            }}
            onDragEnd={release}
          >
            {card(
              item,
              item.moves.length > 0 && (
                <IconButton
                  id={handleOf(item.id)}
                  size="xs"
                  variant="ghost"
                  aria-label={texts.pickUp({ name: item.name })}
                  aria-pressed={held?.id === item.id}
                  onClick={() => toggle(item)}
                  onKeyDown={(event) => steer(item, event)}
                  onBlur={release}
                >
                  <GripVertical size={16} />
                </IconButton>
              ),
            )}
          </Box>
        ))}
      </Stack>
    </Stack>
  )
}
