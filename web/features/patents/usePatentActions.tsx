/** What may be done with a patent besides its parts. */
import { CircleCheck, CircleX, FileClock, FileText, Pencil, RotateCcw, Trash2, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as form from '#texts/patents/form.js'
import type { usePatentActions_patent$key } from '#web/__generated__/usePatentActions_patent.graphql.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { EditFamily } from './EditFamily.tsx'
import { EditPatent } from './EditPatent.tsx'
import { EndPatent, endsOf, ReinstatePatent } from './EndForms.tsx'
import { FilePatent, GrantPatent, PublishPatent } from './MoveForms.tsx'
import { useDeletePatent } from './useDeletePatent.tsx'

type Open = 'edit' | 'family' | 'file' | 'publish' | 'grant' | 'end' | 'reinstate'

/** The steps at the office that may follow, the usual one first. */
function stepsOf(status: string, kind: string, office: string): Open[] {
  if (status === 'PREPARING') return ['file']
  if (!endsOf(status).length) return ['reinstate']
  if (kind === 'PROVISIONAL' || status === 'GRANTED') return []
  const published: Open[] = status === 'FILED' ? ['publish'] : []
  return office === 'WO' ? published : [...published, 'grant']
}

const looks = {
  file: { label: form.file(), icon: FileClock },
  publish: { label: form.publish(), icon: FileText },
  grant: { label: form.grant(), icon: CircleCheck },
  reinstate: { label: form.reinstate(), icon: RotateCcw },
} as const

export function usePatentActions(key: usePatentActions_patent$key): { actions: RecordAction[]; dialog: ReactNode } {
  const patent = useFragment(
    graphql`
      fragment usePatentActions_patent on Patent {
        id
        title
        office
        kind
        status
        canUpdate
        ...EditPatent_patent
        ...EditFamily_patent
      }
    `,
    key,
  )
  const [open, setOpen] = useState<Open | null>(null)
  const remove = useDeletePatent()
  const { id, title, office, kind, status, canUpdate } = patent
  const onClose = () => setOpen(null)
  const steps = stepsOf(status, kind, office)
  const actions: RecordAction[] = [
    ...steps.map((step, nth) => ({
      ...looks[step as keyof typeof looks],
      next: nth === 0,
      onSelect: () => setOpen(step),
    })),
    { label: form.edit(), icon: Pencil, next: !steps.length, onSelect: () => setOpen('edit') },
    { label: form.editFamily(), icon: Users, onSelect: () => setOpen('family') },
    ...(endsOf(status).length ? [{ label: form.end(), icon: CircleX, onSelect: () => setOpen('end') }] : []),
    { label: form.delete(), icon: Trash2, danger: true, onSelect: () => remove({ id, title }) },
  ]
  return {
    actions: canUpdate ? actions : [],
    dialog: (
      <>
        {open === 'edit' && <EditPatent patent={patent} onClose={onClose} />}
        {open === 'family' && <EditFamily patent={patent} onClose={onClose} />}
        {open === 'file' && <FilePatent id={id} office={office} onClose={onClose} />}
        {open === 'publish' && <PublishPatent id={id} office={office} onClose={onClose} />}
        {open === 'grant' && <GrantPatent id={id} office={office} onClose={onClose} />}
        {open === 'end' && <EndPatent id={id} status={status} onClose={onClose} />}
        {open === 'reinstate' && <ReinstatePatent id={id} onClose={onClose} />}
      </>
    ),
  }
}
