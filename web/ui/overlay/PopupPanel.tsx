/** The panel of Popup, loaded when it is first opened. */
import { Popover, Portal } from '@chakra-ui/react'
import type { PopupProps } from '../Popup.tsx'

interface Props extends Omit<PopupProps, 'trigger'> {
  /** The id of the button. */
  trigger: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export default function PopupPanel({ trigger, open, onOpenChange, label, placement, width, children }: Props) {
  return (
    <Popover.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      ids={{ trigger }}
      positioning={{ placement: placement ?? 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content width={width} maxH="min(75dvh, var(--available-height))" overflowY="auto" aria-label={label}>
            {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
