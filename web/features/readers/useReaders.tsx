/** 'Who can see this' in the menu of a record, for those who may ask, and the dialog that it opens. */
import { ScanEye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readers/dialog.js'
import type { useReaders_record$key } from '#web/__generated__/useReaders_record.graphql.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { lazily } from '#web/ui/overlay/lazily.ts'

const ReadersDialog = lazily(async () => ({ default: (await import('./ReadersDialog.tsx')).ReadersDialog }))

interface Readers {
  actions: MenuAction[]
  dialog: ReactNode
}

export function useReaders(key: useReaders_record$key | null): Readers {
  const record = useFragment(
    graphql`
      fragment useReaders_record on HasReaders {
        id
        canSeeReaders
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  if (!record?.canSeeReaders) return { actions: [], dialog: null }
  return {
    actions: [{ label: texts.whoCanSeeThis(), icon: ScanEye, onSelect: () => setOpen(true) }],
    dialog: (
      <Modal open={open} onClose={() => setOpen(false)} title={texts.whoCanSeeThis()}>
        <ReadersDialog id={record.id} />
      </Modal>
    ),
  }
}
