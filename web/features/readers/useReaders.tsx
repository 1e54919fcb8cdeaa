/** 'Who can see this' in the menu of a record, for those who may ask, and the dialog that it opens. */
import { KeyRound, ScanEye } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readers/dialog.js'
import * as grants from '#texts/recordGrants/actions.js'
import type { useReaders_record$key } from '#web/__generated__/useReaders_record.graphql.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { lazily } from '#web/ui/overlay/lazily.ts'

const ReadersDialog = lazily(async () => ({ default: (await import('./ReadersDialog.tsx')).ReadersDialog }))

const GiveRecordAccess = lazily(async () => ({
  default: (await import('#web/features/recordGrants/GiveRecordAccess.tsx')).GiveRecordAccess,
}))

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
        ... on Project {
          canShare
        }
        ... on Idea {
          canShare
        }
        ... on Challenge {
          canShare
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'readers' | 'give' | null>(null)
  const onClose = () => setOpen(null)
  if (!record?.canSeeReaders) return { actions: [], dialog: null }
  return {
    actions: [
      { label: texts.whoCanSeeThis(), icon: ScanEye, onSelect: () => setOpen('readers') },
      ...(record.canShare ? [{ label: grants.give(), icon: KeyRound, onSelect: () => setOpen('give') }] : []),
    ],
    dialog: (
      <>
        <Modal open={open === 'readers'} onClose={onClose} title={texts.whoCanSeeThis()}>
          <ReadersDialog id={record.id} canShare={record.canShare ?? false} />
        </Modal>
        {open === 'give' && (
          <Suspense fallback={null}>
            <GiveRecordAccess recordId={record.id} onClose={onClose} />
          </Suspense>
        )}
      </>
    ),
  }
}
