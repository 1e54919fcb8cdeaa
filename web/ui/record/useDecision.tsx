/** The next step of a record that waits for the university's decision, and the dialog that it opens. */
import { Gavel } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as texts from '#texts/ui/decisionDialog.js'
import type { DecisionValues } from './decision.ts'
import { DecisionDialog, type DecisionDialogProps } from './DecisionDialog.tsx'
import type { RecordAction } from './RecordActions.tsx'

interface Options<V extends DecisionValues> extends Omit<DecisionDialogProps<V>, 'onClose'> {
  /** Whether the viewer may decide now. */
  may: boolean
  /** Whether something else comes first, so that it is in the menu. */
  later?: boolean
}

export interface Deciding {
  actions: RecordAction[]
  dialog: ReactNode
}

export function useDecision<V extends DecisionValues>({ may, later = false, ...dialog }: Options<V>): Deciding {
  const [open, setOpen] = useState(false)
  return {
    actions: may ? [{ next: !later, label: texts.decide(), icon: Gavel, onSelect: () => setOpen(true) }] : [],
    // It stays until it closes by itself, though the record has been decided on by then.
    dialog: open && <DecisionDialog {...dialog} onClose={() => setOpen(false)} />,
  }
}
