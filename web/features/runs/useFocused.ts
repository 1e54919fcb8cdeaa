/** A button that takes the focus of one that is gone. */
import { useEffect, useRef } from 'react'

export function useFocused(focused: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return button
}
