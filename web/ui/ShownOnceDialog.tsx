/** A dialog in which a secret is made and shown once: it stays until the person has put the secret away. */
import { useState, type ReactNode } from 'react'
import { Modal } from './Modal.tsx'
import { ShownOnce } from './ShownOnce.tsx'

interface Props {
  open?: boolean
  onClose: () => void
  /** What the dialog is called before the secret is there, and with it. */
  title: string
  made: string
  /** What the secret is, for those who do not see it. */
  label: string
  /** What else is said of it while it is shown. */
  note?: (secret: string) => ReactNode
  /** The form that makes it; it hands over the secret. */
  children: (show: (secret: string) => void) => ReactNode
}

export function ShownOnceDialog({ open = true, onClose, title, made, label, note, children }: Props) {
  const [secret, setSecret] = useState('')
  const close = () => {
    setSecret('')
    onClose()
  }
  return (
    <Modal open={open} onClose={close} title={secret ? made : title} lasting={secret !== ''}>
      {secret ? <ShownOnce value={secret} label={label} note={note?.(secret)} onDone={close} /> : children(setSecret)}
    </Modal>
  )
}
