/** The words of an article in one language: what readers get, the draft, and what can be done with them. */
import { Box, Button, Heading, HStack, Text } from '@chakra-ui/react'
import { Pencil, RotateCcw, Send, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import * as texts from '#texts/help/editing.js'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { languageInWords } from './languages.ts'
import { useHelpActions } from './useHelpActions.ts'
import type { ArticleLanguage, Version, Words } from './useVersions.ts'

const EditWords = lazy(() => import('./EditWords.tsx'))

interface Props {
  slug: string
  /** What the article is called in the language of the page. */
  title: string
  /** The product's own words in the language that is shown. */
  own: Words
  language: ArticleLanguage
  versions: readonly Version[]
}

export function ArticleWords({ slug, title, own, language, versions }: Props) {
  const draft = versions.find(({ publishedAt }) => !publishedAt)
  const current = versions.find((one) => one.current)
  const words = languageInWords(language)
  const [editing, setEditing] = useState(false)
  const actions = useHelpActions()
  const shown = current ?? own
  const begin = draft ?? shown
  return (
    <Section title={words}>
      <Text>{readersOf(current)}</Text>
      {draft && (
        <Text color="fg.muted">
          {draft.writtenBy
            ? texts.draftBy({ name: draft.writtenBy.name, time: formatTime(draft.writtenAt) })
            : texts.draftByFormer({ time: formatTime(draft.writtenAt) })}
        </Text>
      )}
      {(draft ?? current)?.productChanged && (
        <Text role="note" bg="bg.muted" borderRadius="md" padding="4">
          {texts.changedNote()}
        </Text>
      )}
      <HStack gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.editNamed({ language: words })}
          onClick={() => setEditing(true)}
        >
          <Pencil size={14} aria-hidden />
          {draft ? texts.editDraft() : texts.edit()}
        </Button>
        {draft && (
          <>
            <Button
              size="sm"
              aria-label={texts.publishNamed({ language: words })}
              onClick={() => actions.publish(draft.id, draft.revision)}
            >
              <Send size={14} aria-hidden />
              {texts.publish()}
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.discardNamed({ language: words })}
              onClick={() => actions.discard(draft.id)}
            >
              <Trash2 size={14} aria-hidden />
              {texts.discard()}
            </Button>
          </>
        )}
        {current && (
          <Button size="sm" variant="outline" onClick={() => actions.reset(slug, language)}>
            <RotateCcw size={14} aria-hidden />
            {texts.reset()}
          </Button>
        )}
      </HStack>
      {shown && (
        <Box
          borderWidth="1px"
          borderRadius="md"
          padding="4"
          maxH="96"
          overflowY="auto"
          tabIndex={0}
          role="group"
          aria-label={shown.title}
          {...writtenIn(language)}
        >
          <Heading as="h3" size="md">
            {shown.title}
          </Heading>
          <Text color="fg.muted" marginBottom="3">
            {shown.summary}
          </Text>
          <MarkdownText under={3}>{shown.text}</MarkdownText>
        </Box>
      )}
      {editing && (
        <Suspense fallback={null}>
          <EditWords
            slug={slug}
            title={title}
            language={language}
            revision={draft?.revision ?? 0}
            words={begin}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}

function readersOf(current: Version | undefined): string {
  if (!current) return texts.readersOwn()
  const time = formatTime(current.publishedAt!)
  return current.publishedBy ? texts.readers({ name: current.publishedBy.name, time }) : texts.readersFormer({ time })
}
