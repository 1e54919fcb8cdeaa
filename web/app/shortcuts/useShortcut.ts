/** A key that does something anywhere on a page, except while one types or a dialog is open. */
import { useEffect, useEffectEvent } from 'react'
import { useSingleKeys } from './singleKeys.ts'

interface Shortcut {
  /** Whether these keys were pressed. */
  pressed: (event: KeyboardEvent) => boolean
  run: () => void
  on?: boolean
}

const withControl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
const isCovered = () => document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')

export function useShortcut({ pressed, run, on = true }: Shortcut): void {
  const [singleKeys] = useSingleKeys()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!pressed(event) || isTyping(event) || isCovered() || (!singleKeys && !withControl(event))) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!on) return
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [on])
}
