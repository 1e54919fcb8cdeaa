/** The choice of one person, found by typing: what fields and filters are made of. */
import { useState } from 'react'
import { Combobox, type Found } from '#web/ui/form/Combobox.tsx'
import { usePeople, usePersonName, type Among } from './usePeople.ts'

interface Props extends Among {
  /** The id of who is chosen, or ''. */
  value: string
  onChange: (id: string) => void
  onLeave?: () => void
  placeholder?: string
  size?: 'sm' | 'md'
}

export function PersonBox({ value, onChange, onLeave, placeholder = 'Search by name', size, ...among }: Props) {
  const [chosen, setChosen] = useState<Found | null>(null)
  const isKnown = chosen?.value === value
  const name = usePersonName(isKnown ? '' : value)
  // What is typed, until somebody is chosen or the box is left.
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const found = usePeople(typed ?? '', open, among)
  return (
    <Combobox
      text={typed ?? (isKnown ? chosen.label : name)}
      onText={(text) => {
        setTyped(text)
        if (!text) onChange('')
      }}
      found={found}
      onOpen={setOpen}
      onChoose={(one) => {
        setTyped(null)
        setChosen(one)
        onChange(one.value)
      }}
      onLeave={() => {
        setTyped(null)
        onLeave?.()
      }}
      none="Nobody found."
      placeholder={placeholder}
      {...(size ? { size } : {})}
    />
  )
}
