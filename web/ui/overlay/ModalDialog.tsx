/** The dialog of Modal, which loads it when it is first opened. */
import * as texts from '#texts/ui/modalDialog.js'
import { Box, CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { UnsavedScope, useUnsavedScope } from '../form/unsaved.tsx'
import { staysUnderQuestion } from './underQuestion.ts'
import type { ModalProps } from '../Modal.tsx'

const whole = {
  height: { base: '100dvh', md: 'calc(100dvh - 128px)' },
  maxH: 'none',
  marginX: 'auto',
  marginY: { base: '0', md: '16' },
  borderRadius: { base: 'none', md: 'lg' },
} as const

export default function ModalDialog({
  open,
  onClose,
  title,
  description,
  width = 'lg',
  tall = false,
  lasting = false,
  footer,
  children,
}: ModalProps) {
  const [scope, leaving] = useUnsavedScope()
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && leaving(onClose)}
      placement={tall ? 'top' : 'center'}
      closeOnInteractOutside={!lasting}
      closeOnEscape={!lasting}
      onInteractOutside={staysUnderQuestion}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW={width} {...(tall ? whole : { marginX: { base: '3', md: 'auto' } })}>
            {/* A long title ends before the button that closes. */}
            <Dialog.Header paddingInlineEnd="12">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <UnsavedScope value={scope}>
              {tall ? (
                <Dialog.Body paddingX="0" paddingBottom="0" display="flex" minH="0" overflow="hidden">
                  {children}
                </Dialog.Body>
              ) : (
                <Dialog.Body paddingBottom="0" tabIndex={0} outline="none">
                  {description && (
                    <Dialog.Description marginBottom="4" color="fg.muted">
                      {description}
                    </Dialog.Description>
                  )}
                  {/* Room of the body itself would lie below buttons that stay in sight, and show what scrolls under them. */}
                  <Box paddingBottom="6">{children}</Box>
                </Dialog.Body>
              )}
            </UnsavedScope>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={texts.close()} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
