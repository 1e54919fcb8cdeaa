/** Which card is held and over which column, by mouse or by keyboard, and what is said of it. */
import { isFromRight } from '#language'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import * as texts from '#texts/ui/board.js'
import { listed } from '#listed'
import type { BoardColumn, BoardItem } from './Board.tsx'

interface Props<Key extends string, Item extends BoardItem<Key>> {
  columns: readonly BoardColumn<Key>[]
  items: readonly Item[]
  onMove: (item: Item, to: Key) => void
}

export interface Holding<Key extends string, Item extends BoardItem<Key>> {
  held: Item | null
  /** The column that the card is over. */
  over: Key | null
  said: string
  /** Picks the card up, or drops it where it is. */
  toggle: (item: Item) => void
  steer: (item: Item, event: KeyboardEvent) => void
  /** Leaves the card where it was. */
  release: () => void
  drag: (item: Item) => void
  dragOver: (column: Key) => void
  drop: (column: Key) => void
}

/** The handle of a card, by which it is found again in its new column. */
export const handleOf = (id: string): string => `move-${id}`

export function useHeldCard<Key extends string, Item extends BoardItem<Key>>({
  columns,
  items,
  onMove,
}: Props<Key, Item>): Holding<Key, Item> {
  const [held, setHeld] = useState<Item | null>(null)
  const [over, setOver] = useState<Key | null>(null)
  const [said, setSaid] = useState('')
  const moved = useRef<string | null>(null)
  const labelOf = (key: Key) => columns.find((column) => column.key === key)?.label ?? key

  // A card in another column is another element: who moved it by keyboard goes on with it there.
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return
    document.getElementById(handleOf(moved.current))?.focus()
    moved.current = null
  }, [items])

  const letGo = (words: string) => {
    setHeld(null)
    setOver(null)
    setSaid(words)
  }
  const stays = ({ name, column }: Item) => texts.stays({ name, column: labelOf(column) })
  const refused = ({ name, column, moves }: Item, to: Key) =>
    texts.refused({ name, from: labelOf(column), to: labelOf(to), moves: listed(moves.map(labelOf)) })

  /** False when the card may not go there, so that it stays held. */
  const settle = (item: Item, to: Key) => {
    if (to === item.column) letGo(stays(item))
    else if (!item.moves.includes(to)) {
      setSaid(refused(item, to))
      return false
    } else {
      letGo(texts.moving({ name: item.name, column: labelOf(to) }))
      moved.current = item.id
      onMove(item, to)
    }
    return true
  }

  return {
    held,
    over,
    said,
    toggle(item) {
      if (held?.id === item.id && over) return void settle(item, over)
      setHeld(item)
      setOver(item.column)
      setSaid(texts.pickedUp({ name: item.name, column: labelOf(item.column) }))
    },
    steer(item, event) {
      if (held?.id !== item.id || over === null) return
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        return letGo(stays(item))
      }
      if (!event.key.startsWith('Arrow')) return
      event.preventDefault()
      const forward = isFromRight() ? 'ArrowLeft' : 'ArrowRight'
      const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
      const step = event.key === forward ? 1 : event.key === back ? -1 : 0
      const to = columns[columns.findIndex(({ key }) => key === over) + step]?.key
      if (!step || !to) return
      setOver(to)
      setSaid(to === item.column || item.moves.includes(to) ? texts.over({ column: labelOf(to) }) : refused(item, to))
    },
    release() {
      if (held) letGo(stays(held))
    },
    drag(item) {
      setHeld(item)
      setOver(item.column)
    },
    dragOver: setOver,
    drop(column) {
      if (held && !settle(held, column)) {
        setHeld(null)
        setOver(null)
      }
    },
  }
}
