/** The words of an article in one language: what readers get, the draft, and what can be done with them. */
import { Box, Heading, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import * as texts from '#texts/help/editing.js'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { formatTime } from '#web/ui/format.ts'
import { inLanguage, type WordsLanguage } from '#web/app/versions/version.ts'
import { WordsSection } from '#web/app/versions/WordsSection.tsx'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { useHelpActions } from './useHelpActions.ts'
import type { Version, Words } from './useVersions.ts'

const EditWords = lazy(() => import('./EditWords.tsx'))

/** With what an article of the university's own begins in a language. */
const none: Words = { title: '', summary: '', text: '' }

interface Props {
  slug: string
  /** What the article is called in the language of the page. */
  title: string
  /** The product's own words in the language that is shown; null for an article of the university's own. */
  own: Words | null
  language: WordsLanguage
  versions: readonly Version[]
  /** The first steps that are not shown any more once it is withdrawn in this language. */
  steps: readonly string[]
}

export function ArticleWords({ slug, title, own, language, versions, steps }: Props) {
  const { draft, current } = inLanguage(versions, language)
  const [editing, setEditing] = useState(false)
  const actions = useHelpActions(own === null, steps)
  const shown = current ?? own ?? draft
  return (
    <WordsSection
      language={language}
      draft={draft}
      current={current}
      holds={current || own ? readersOf(current) : texts.readersNone()}
      changed={texts.changedNote()}
      onEdit={() => setEditing(true)}
      onPublish={({ id, revision }) => actions.publish(id, revision)}
      onDiscard={({ id }) => actions.discard(id)}
      onReset={() => actions.reset(slug, language)}
      {...(own ? {} : { reset: texts.withdraw() })}
    >
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
            words={draft ?? shown ?? none}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </WordsSection>
  )
}

function readersOf(current: Version | undefined): string {
  if (!current) return texts.readersOwn()
  const time = formatTime(current.publishedAt!)
  return current.publishedBy ? texts.readers({ name: current.publishedBy.name, time }) : texts.readersFormer({ time })
}
