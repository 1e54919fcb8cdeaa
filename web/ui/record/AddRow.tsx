/** What a record does not have yet, folded into one row of buttons: 'Add files', 'Propose a meeting'. */
import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The row of the record around it; null until it is on the page. */
export const AddRowContext = createContext<HTMLElement | null | undefined>(undefined)

/** Shows a button in the row of the record around it; in its own place where there is no record. */
export function AddButton({ children }: { children: ReactNode }) {
  const row = use(AddRowContext)
  if (row === undefined) return <div>{children}</div>
  return row && createPortal(children, row)
}
