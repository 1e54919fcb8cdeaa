/** A button that opens something: it is there at once, what it opens is loaded later. */
import { cloneElement, useId, useState, type ReactElement, type KeyboardEvent, type MouseEvent } from 'react'

type Handlers = {
  id?: string
  onClick?: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Says by which of its openings it is open, and whether a key opened it; a machine finds the button by its id. */
export function useTrigger(kind: 'menu' | 'dialog', trigger: ReactElement) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [opening, setOpening] = useState({ count: 0, byKey: false })
  const show = (byKey: boolean) => {
    setOpening(({ count }) => ({ count: count + 1, byKey }))
    setOpen(true)
  }
  const own = trigger.props as Handlers
  const button = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    id,
    'aria-haspopup': kind,
    'aria-expanded': open,
    'data-state': open ? 'open' : 'closed',
    onClick(event: MouseEvent) {
      own.onClick?.(event)
      if (open) setOpen(false)
      else show(event.detail === 0)
    },
    onKeyDown(event: KeyboardEvent) {
      own.onKeyDown?.(event)
      if (kind !== 'menu' || open || event.key !== 'ArrowDown') return
      event.preventDefault()
      show(true)
    },
  })
  return { button, panel: { trigger: id, open, onOpenChange: setOpen, byKey: opening.byKey }, opening: opening.count }
}
