/** Keeps what is written in the form around it as the viewer's draft on the server. */
import type { DraftForm } from '#web/__generated__/useDraftMutation.graphql.ts'
import { useDraft } from './useDraft.ts'
import { useKept } from './useKept.ts'

export function KeepDraft({ form, subject = '' }: { form: DraftForm; subject?: string }) {
  const { keep } = useDraft(form, subject)
  useKept((values: object) => keep(values, 0))
  return null
}
