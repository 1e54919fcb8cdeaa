/** The template in one language: what drafts are made from, the draft of it, and what can be done with them. */
import { Box } from '@chakra-ui/react'
import * as texts from '#texts/agreements/templateEditing.js'
import { formatTime } from '#web/ui/format.ts'
import { inLanguage, type WordsLanguage } from '#web/app/versions/version.ts'
import { WordsSection } from '#web/app/versions/WordsSection.tsx'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import type { TemplateKind } from './templateKinds.ts'
import { useTemplateActions } from './useTemplateActions.ts'
import type { TemplateVersion } from './useTemplateVersions.ts'

interface Props {
  kind: TemplateKind
  /** The product's own template. */
  own: string
  language: WordsLanguage
  versions: readonly TemplateVersion[]
  onEdit: (text: string) => void
}

export function TemplateWords({ kind, own, language, versions, onEdit }: Props) {
  const { draft, current } = inLanguage(versions, language)
  const actions = useTemplateActions()
  const shown = current?.text ?? own
  return (
    <WordsSection
      language={language}
      draft={draft}
      current={current}
      holds={inWords(current)}
      changed={texts.changedNote()}
      onEdit={() => onEdit(draft?.text ?? shown)}
      onPublish={({ id, revision }) => actions.publish(id, revision)}
      onDiscard={({ id }) => actions.discard(id)}
      onReset={() => actions.reset(kind, language)}
    >
      <Box
        borderWidth="1px"
        borderRadius="md"
        padding="4"
        maxH="96"
        overflowY="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        tabIndex={0}
        role="group"
        aria-label={texts.inUse()}
        {...writtenIn(language)}
      >
        {shown}
      </Box>
    </WordsSection>
  )
}

function inWords(current: TemplateVersion | undefined): string {
  if (!current) return texts.fromOwn()
  const version = { number: current.number, time: formatTime(current.publishedAt!) }
  return current.publishedBy
    ? texts.fromVersion({ ...version, name: current.publishedBy.name })
    : texts.fromFormer(version)
}
