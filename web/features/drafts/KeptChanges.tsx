/** Keeps what is changed in a form and not saved, says so, and drops it when it is not wanted. */
import { HStack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import * as texts from '#texts/drafts/keptChanges.js'
import type { DraftForm } from '#web/__generated__/useDraftMutation.graphql.ts'
import { agoInside } from '#web/ui/format.ts'
import { useGuard } from '#web/ui/form/FormGuard.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { KeepDraft } from './KeepDraft.tsx'
import { useDraft } from './useDraft.ts'

interface Props<Values> {
  form: DraftForm
  /** The number of the record that is changed. */
  subject: string
  /** When what the form began with was typed; null when it began with what is saved. */
  typedAt: string | null
  saved: Values
  of?: (values: Values) => object | null
  /** What must be known of what was typed earlier, while it is there. */
  warning?: string | null
}

export function KeptChanges<Values extends object>({ form, subject, typedAt, saved, of, warning }: Props<Values>) {
  const { resetForm } = useFormikContext<Values>()
  const { markKept } = useGuard()
  const { discard } = useDraft(form, subject)
  const [restored, setRestored] = useState(typedAt)
  // Once it is saved there is nothing to discard.
  if (restored && !typedAt) setRestored(null)
  const onDiscard = async () => {
    if (!(await discard())) return
    markKept(saved)
    resetForm({ values: saved })
    setRestored(null)
  }
  return (
    <HStack gap="3" flexWrap="wrap">
      <Text role="status" color="fg.muted" fontSize="sm">
        {restored ? texts.typedEarlier({ when: agoInside(restored) }) : texts.typedIsKept()}
        {restored && warning && (
          <Text as="span" display="block" color="fg.warning">
            {warning}
          </Text>
        )}
      </Text>
      {restored && <TextButton onClick={() => void onDiscard()}>{texts.discardTyped()}</TextButton>}
      <KeepDraft form={form} subject={subject} of={of} />
    </HStack>
  )
}
