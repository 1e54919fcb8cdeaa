/** What the draft of a request was made from: the version, and the template as it was. */
import { Box, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/agreements/made.js'
import type { DraftSource_draft$key } from '#web/__generated__/DraftSource_draft.graphql.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { languageInWords } from '#web/app/versions/languages.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import { writtenIn } from '#web/app/language/writtenIn.ts'

export function DraftSource({ draft }: { draft: DraftSource_draft$key }) {
  const { language, text, versionNumber } = useFragment(
    graphql`
      fragment DraftSource_draft on AgreementDraft {
        language
        text
        versionNumber
      }
    `,
    draft,
  )
  const [isOpen, setOpen] = useState(false)
  const said = { language: languageInWords(language) }
  return (
    <Stack gap="1" alignItems="start">
      <span>{versionNumber ? texts.version({ ...said, number: versionNumber }) : texts.own(said)}</span>
      <TextButton onClick={() => setOpen(true)}>{texts.show()}</TextButton>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={texts.title()} width="3xl">
        <Box whiteSpace="pre-wrap" overflowWrap="anywhere" {...writtenIn(language as WordsLanguage)}>
          {text}
        </Box>
      </Modal>
    </Stack>
  )
}
