/** The menu of MenuButton, loaded when it is first opened. It stays inside the page's landmarks, and fixed, so that no table cuts it off. */
import { Menu } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  /** The id of the button. */
  trigger: string
  open: boolean
  onOpenChange: (open: boolean) => void
  byKey: boolean
  /** The entry on which one stands who opened it by a key. */
  first: string | undefined
  width: string | undefined
  children: ReactNode
}

export default function MenuPanel({ trigger, open, onOpenChange, byKey, first, width, children }: Props) {
  return (
    <Menu.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      ids={{ trigger }}
      defaultHighlightedValue={(byKey && first) || null}
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Positioner>
        <Menu.Content {...(width ? { minW: width } : {})}>{children}</Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
