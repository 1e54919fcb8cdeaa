/** `useConfirm()`: one dialog for everything that must be confirmed. It names the thing, waits, and stays open on failure. */
import { Button, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react'
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'

interface Question {
  title: string
  message: ReactNode
  /** The button that does it; 'Delete' and the like are red. */
  confirm: string
  danger?: boolean
  /** Does it; false keeps the dialog open. */
  onConfirm: () => Promise<boolean> | boolean
  /** Called when the answer is no. */
  onCancel?: () => void
}

const ConfirmContext = createContext<(question: Question) => void>(() => {})

export const useConfirm = () => useContext(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const ask = useCallback((next: Question) => {
    setQuestion(next)
    setOpen(true)
  }, [])
  const refuse = () => {
    setOpen(false)
    question?.onCancel?.()
  }
  const confirm = async () => {
    setPending(true)
    const done = await question!.onConfirm()
    setPending(false)
    if (done) setOpen(false)
  }
  return (
    <ConfirmContext.Provider value={ask}>
      {children}
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
                <Dialog.Title>{question?.title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Text as="div" color="fg.muted">
                  {question?.message}
                </Text>
              </Dialog.Body>
              <Dialog.Footer>
                <Button ref={cancel} variant="outline" disabled={pending} onClick={refuse}>
                  Cancel
                </Button>
                <Button
                  colorPalette={question?.danger ? 'red' : 'brand'}
                  loading={pending}
                  onClick={() => void confirm()}
                >
                  {question?.confirm}
                </Button>
              </Dialog.Footer>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label="Close" disabled={pending} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ConfirmContext.Provider>
  )
}
