/** The one dialog for everything but questions (useConfirm): title, content, buttons below when there are any. */
import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

interface Props {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The widest that it may become; a form's width when nothing is said. */
  width?: ComponentProps<typeof Dialog.Content>['maxW']
  /** Takes the whole height, with content that scrolls by itself. */
  tall?: boolean
  /** Holds what would be lost: only a button closes it, no click beside it. */
  lasting?: boolean
  footer?: ReactNode
  children: ReactNode
}

const whole = {
  height: { base: '100dvh', md: 'calc(100dvh - 128px)' },
  maxH: 'none',
  marginX: 'auto',
  marginY: { base: '0', md: '16' },
  borderRadius: { base: 'none', md: 'lg' },
} as const

export const Modal = ({
  open,
  onClose,
  title,
  width = 'lg',
  tall = false,
  lasting = false,
  footer,
  children,
}: Props) => (
  <Dialog.Root
    open={open}
    onOpenChange={(details) => !details.open && onClose()}
    placement={tall ? 'top' : 'center'}
    closeOnInteractOutside={!lasting}
    closeOnEscape={!lasting}
    scrollBehavior="inside"
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content maxW={width} {...(tall ? whole : { marginX: { base: '3', md: 'auto' } })}>
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          {tall ? (
            <Dialog.Body paddingX="0" paddingBottom="0" display="flex" minH="0" overflow="hidden">
              {children}
            </Dialog.Body>
          ) : (
            <Dialog.Body paddingBottom="6" tabIndex={0} outline="none">
              {children}
            </Dialog.Body>
          )}
          {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" aria-label="Close" />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)
