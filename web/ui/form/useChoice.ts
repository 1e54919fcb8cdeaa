/** The state of a box in which one thing is chosen by typing: what is typed, what is chosen, and when to look for more. */
import { useState } from 'react'
import type { Found } from './Combobox.tsx'

interface Props {
  /** What is chosen, or ''. */
  value: string
  onChange: (value: string) => void
  onLeave?: (() => void) | undefined
}

export function useChoice({ value, onChange, onLeave }: Props) {
  const [chosen, setChosen] = useState<Found | null>(null)
  // What is typed, until something is chosen or the box is left.
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  return {
    typed,
    open,
    /** The choice, when it was made here. */
    known: chosen?.value === value ? chosen : null,
    box: {
      onText: (text: string) => {
        setTyped(text)
        if (!text) onChange('')
      },
      onOpen: setOpen,
      onChoose: (one: Found) => {
        setTyped(null)
        setChosen(one)
        onChange(one.value)
      },
      onLeave: () => {
        setTyped(null)
        onLeave?.()
      },
    },
  }
}
