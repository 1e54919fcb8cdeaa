/**
 * The menu of MenuButton, loaded when it is first opened. It is rendered at the end of the landmark or dialog that holds its button:
 * above every row of a table, and still inside a landmark for screen readers.
 */
import { Menu, Portal } from '@chakra-ui/react'
import { useMemo, type ReactNode } from 'react'

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

const containers = '[role="dialog"], [role="alertdialog"], main, header, nav, aside'

export default function MenuPanel({ trigger, open, onOpenChange, byKey, first, width, children }: Props) {
  const container = useMemo(
    () => ({ current: document.getElementById(trigger)?.closest<HTMLElement>(containers) ?? document.body }),
    [trigger],
  )
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
      <Portal container={container}>
        <Menu.Positioner>
          {/* Entries that are longer than a phone is wide go over several lines. */}
          <Menu.Content maxWidth="calc(100vw - 1rem)" {...(width ? { minW: width } : {})}>
            {children}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
