/** The words that two projects share, marked in a sentence of each. */
import { Mark, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/synergy/view.js'
import type { SharedWords_analysis$key } from '#web/__generated__/SharedWords_analysis.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'

export function SharedWords({ analysis }: { analysis: SharedWords_analysis$key }) {
  const { shared, sourceTitle, targetTitle } = useFragment(
    graphql`
      fragment SharedWords_analysis on SynergyAnalysis {
        sourceTitle
        targetTitle
        shared {
          word
          source {
            field
            text
            places {
              start
              end
            }
          }
          target {
            field
            text
            places {
              start
              end
            }
          }
        }
      }
    `,
    analysis,
  )
  return (
    <Section title={texts.shared()}>
      {shared.length === 0 && <Text color="fg.muted">{texts.sharedNone()}</Text>}
      <Stack as="ul" gap="4" listStyleType="none">
        {shared.map(({ word, source, target }) => (
          <Stack as="li" key={word} gap="1">
            <Text fontWeight="medium" dir="auto">
              {word}
            </Text>
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
              <Sentence title={sourceTitle} passage={source} />
              <Sentence title={targetTitle} passage={target} />
            </SimpleGrid>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

interface Passage {
  field: string
  text: string
  places: readonly { start: number; end: number }[]
}

const Sentence = ({ title, passage: { field, text, places } }: { title: string; passage: Passage }) => (
  <Stack gap="0" fontSize="sm">
    <Text fontSize="xs" color="fg.muted" lineClamp={1}>
      {texts.inProject({ title })}
      {field && ` · ${field}`}
    </Text>
    <Text dir="auto" overflowWrap="anywhere">
      {partsOf(text, places).map(({ words, marked, at }) => (marked ? <Mark key={at}>{words}</Mark> : words))}
    </Text>
  </Stack>
)

/** The text cut before and after each place. */
function partsOf(text: string, places: Passage['places']) {
  const parts: { words: string; marked: boolean; at: number }[] = []
  let at = 0
  for (const { start, end } of places) {
    parts.push(
      { words: text.slice(at, start), marked: false, at },
      { words: text.slice(start, end), marked: true, at: start },
    )
    at = end
  }
  return [...parts, { words: text.slice(at), marked: false, at }].filter(({ words }) => words)
}
