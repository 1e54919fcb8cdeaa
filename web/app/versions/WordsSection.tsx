/** Words in one language: what holds, the draft, and what can be done with them. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Pencil, RotateCcw, Send, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import * as texts from '#texts/ui/versions.js'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { languageInWords } from './languages.ts'
import type { Version, WordsLanguage } from './version.ts'

interface Props<V> {
  language: WordsLanguage
  draft: V | undefined
  current: V | undefined
  /** Which words hold, and since when. */
  holds: string
  /** What is said when the product's own words have changed since these were written. */
  changed: string
  onEdit: () => void
  onPublish: (draft: V) => void
  onDiscard: (draft: V) => void
  onReset: () => void
  /** The word for taking back what holds, where nothing of the product's own comes in its place. */
  reset?: string
  /** The words that hold. */
  children: ReactNode
}

export function WordsSection<V extends Version>(props: Props<V>) {
  const { language, draft, current } = props
  const name = { language: languageInWords(language) }
  return (
    <Section title={name.language}>
      <Text>{props.holds}</Text>
      {draft && (
        <Text color="fg.muted">
          {draft.writtenBy
            ? texts.draftBy({ name: draft.writtenBy.name, time: formatTime(draft.writtenAt) })
            : texts.draftByFormer({ time: formatTime(draft.writtenAt) })}
        </Text>
      )}
      {(draft ?? current)?.productChanged && (
        <Text role="note" bg="bg.muted" borderRadius="md" padding="4">
          {props.changed}
        </Text>
      )}
      <HStack gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          aria-label={draft ? texts.editDraftNamed(name) : texts.editNamed(name)}
          onClick={props.onEdit}
        >
          <Pencil size={14} aria-hidden />
          {draft ? texts.editDraft() : texts.edit()}
        </Button>
        {draft && (
          <>
            <Button size="sm" aria-label={texts.publishNamed(name)} onClick={() => props.onPublish(draft)}>
              <Send size={14} aria-hidden />
              {texts.publish()}
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.discardNamed(name)}
              onClick={() => props.onDiscard(draft)}
            >
              <Trash2 size={14} aria-hidden />
              {texts.discard()}
            </Button>
          </>
        )}
        {current && (
          <Button size="sm" variant="outline" onClick={props.onReset}>
            <RotateCcw size={14} aria-hidden />
            {props.reset ?? texts.reset()}
          </Button>
        )}
      </HStack>
      {props.children}
    </Section>
  )
}
