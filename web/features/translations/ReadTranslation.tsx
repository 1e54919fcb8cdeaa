/** The version of a record's texts that the viewer is not shown on its page. */
import { Stack } from '@chakra-ui/react'
import * as texts from '#texts/translations/dialog.js'
import type { Language } from '#web/__generated__/useVersionsQuery.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { labelOf } from '#web/ui/form/ruleWords.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { translationRules } from './translationRules.ts'
import { useVersions } from './useVersions.ts'
import { Version } from './Version.tsx'

interface Props {
  id: string
  language: Language
  onClose: () => void
}

export function ReadTranslation({ id, language, onClose }: Props) {
  const versions = useVersions(id)
  const shown = versions?.texts
    .map((field) => ({ name: field.name, text: field.language === language ? field.text : field.first }))
    .filter(({ text }) => text)
  return (
    <Modal open onClose={onClose} title={texts.inLanguage({ language })}>
      {shown ? (
        <Stack gap="4">
          {shown.map(({ name, text }) => (
            <Section key={name} title={labelOf(translationRules, name)}>
              <Version language={language}>{text}</Version>
            </Section>
          ))}
        </Stack>
      ) : (
        <RecordMissing title={texts.gone()} message={texts.goneMessage()} />
      )}
    </Modal>
  )
}
