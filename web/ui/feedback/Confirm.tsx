/** `useConfirm()`: one dialog for everything that must be confirmed. It names the thing, waits, and stays open on failure. */
import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react'

export interface Question {
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

// Most visits confirm nothing.
const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'))

const ConfirmContext = createContext<(question: Question) => void>(() => {})

export const useConfirm = () => useContext(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const ask = useCallback((next: Question) => {
    setQuestion(next)
    setOpen(true)
  }, [])
  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      {question && (
        <Suspense fallback={null}>
          <ConfirmDialog question={question} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ConfirmContext.Provider>
  )
}
