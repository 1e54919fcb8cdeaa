/** Keeps what is written in the form around it as the viewer's draft on the server. */
import type { DraftForm } from '#web/__generated__/useDraftMutation.graphql.ts'
import { useDraft } from './useDraft.ts'
import { useKept } from './useKept.ts'

interface Props<Values> {
  form: DraftForm
  subject?: string
  /** What is kept of the form's values, all of them where it is not given; null when there is nothing to keep. */
  of?: ((values: Values) => object | null) | undefined
}

export function KeepDraft<Values extends object>({ form, subject = '', of = (values) => values }: Props<Values>) {
  const { keep, discard } = useDraft(form, subject)
  useKept((values: Values) => {
    const some = of(values)
    return some ? keep(some, 0) : discard()
  })
  return null
}
