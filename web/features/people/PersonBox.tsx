/** The choice of one person, found by typing: what fields and filters are made of. */
import * as texts from '#texts/people/personBox.js'
import { Combobox } from '#web/ui/form/Combobox.tsx'
import { useChoice } from '#web/ui/form/useChoice.ts'
import { usePeople, usePersonName, type Among } from './usePeople.ts'

interface Props extends Among {
  /** The id of who is chosen, or ''. */
  value: string
  onChange: (id: string) => void
  onLeave?: () => void
  placeholder?: string
  size?: 'sm' | 'md'
}

export function PersonBox({ value, onChange, onLeave, placeholder = texts.searchByName(), size, ...among }: Props) {
  const { known, typed, open, box } = useChoice({ value, onChange, onLeave })
  const name = usePersonName(known ? '' : value)
  const found = usePeople(typed ?? '', open, among)
  return (
    <Combobox
      text={typed ?? known?.label ?? name}
      found={found}
      none={texts.nobodyFound()}
      placeholder={placeholder}
      {...box}
      {...(size ? { size } : {})}
    />
  )
}
