/** The one dialog for everything but questions (useConfirm): title, content, buttons below when there are any. */
import type { DialogContentProps } from '@chakra-ui/react'
import { Suspense, type ReactNode } from 'react'
import { lazily, useOnceOpen } from './overlay/lazily.ts'

export interface ModalProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** A sentence above the content, which screen readers say with the title. */
  description?: string
  /** The widest that it may become; a form's width when nothing is said. */
  width?: DialogContentProps['maxW']
  /** Takes the whole height, with content that scrolls by itself. */
  tall?: boolean
  /** Holds what would be lost: only a button closes it, no click beside it. */
  lasting?: boolean
  footer?: ReactNode
  children: ReactNode
}

const ModalDialog = lazily(() => import('./overlay/ModalDialog.tsx'))

export const Modal = (props: ModalProps) =>
  useOnceOpen(props.open) && (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  )
