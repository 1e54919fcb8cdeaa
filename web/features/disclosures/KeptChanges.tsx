/** Keeps what is typed in the form of a disclosure and not saved, says so, and drops it when it is not wanted. */
import { HStack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import * as texts from '#texts/disclosures/form.js'
import { KeepDraft } from '#web/features/drafts/KeepDraft.tsx'
import { useDraft } from '#web/features/drafts/useDraft.ts'
import { agoInside } from '#web/ui/format.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import type { DisclosureValues } from './DisclosureFields.tsx'

interface Props {
  subject: string
  /** When what the form began with was typed; null when it began with what is saved. */
  typedAt: string | null
  saved: DisclosureValues
}

export function KeptChanges({ subject, typedAt, saved }: Props) {
  const { resetForm } = useFormikContext<DisclosureValues>()
  const { discard } = useDraft('DISCLOSURE', subject)
  const [restored, setRestored] = useState(typedAt)
  // Once it is saved there is nothing to discard.
  if (restored && !typedAt) setRestored(null)
  const onDiscard = async () => {
    if (!(await discard())) return
    resetForm({ values: saved })
    setRestored(null)
  }
  return (
    <HStack gap="3" flexWrap="wrap">
      <Text role="status" color="fg.muted" fontSize="sm">
        {restored ? texts.typedEarlier({ when: agoInside(restored) }) : texts.typedIsKept()}
      </Text>
      {restored && <TextButton onClick={() => void onDiscard()}>{texts.discardTyped()}</TextButton>}
      <KeepDraft form="DISCLOSURE" subject={subject} />
    </HStack>
  )
}
