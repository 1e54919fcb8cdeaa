/** Keeps what is written in the form around it on the server, two seconds after the last key. */
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import type { DraftForm } from '#web/__generated__/useDraftMutation.graphql.ts'
import { useDebounced } from '#web/ui/useDebounced.ts'
import { useDraft } from './useDraft.ts'

export function KeepDraft({ form, subject = '' }: { form: DraftForm; subject?: string }) {
  const { values, dirty } = useFormikContext<object>()
  const { keep } = useDraft(form, subject)
  const settled = useDebounced(values, 2_000)
  const kept = useRef(values)
  useEffect(() => {
    if (!dirty || settled === kept.current) return
    kept.current = settled
    void keep(settled, 0)
  }, [dirty, settled, keep])
  return null
}
