/** The dialog of useConfirm; the safe answer has the focus. */
import * as texts from '#texts/ui/confirmDialog.js'
import { Button, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { Question } from './Confirm.tsx'
import { useLastFocus } from './lastFocus.ts'

interface Props {
  question: Question
  open: boolean
  onClose: () => void
}

export default function ConfirmDialog({ question, open, onClose }: Props) {
  const [pending, setPending] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const keepPlace = useLastFocus()
  const close = () => {
    keepPlace()
    onClose()
  }
  const refuse = () => {
    close()
    question.onCancel?.()
  }
  const confirm = async () => {
    setPending(true)
    const done = await question.onConfirm()
    setPending(false)
    if (done) close()
  }
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(details) => !pending && !details.open && refuse()}
      initialFocusEl={() => cancel.current}
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{question.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text as="div" color="fg.muted">
                {question.message}
              </Text>
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancel} variant="outline" disabled={pending} onClick={refuse}>
                {texts.cancel()}
              </Button>
              <Button
                colorPalette={question.danger ? 'danger' : 'brand'}
                loading={pending}
                onClick={() => void confirm()}
              >
                {question.confirm}
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={texts.close()} disabled={pending} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
