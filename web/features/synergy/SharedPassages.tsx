/** The words that two texts share, marked in a sentence of each. */
import { Mark, SimpleGrid, Stack, Text } from '@chakra-ui/react'

interface Props {
  words: readonly { word: string; source: Passage; target: Passage }[]
  /** Where the sentences come from, in words. */
  source: string
  target: string
}

export const SharedPassages = ({ words, source: here, target: there }: Props) => (
  <Stack as="ul" gap="4" listStyleType="none">
    {words.map(({ word, source, target }) => (
      <Stack as="li" key={word} gap="1">
        <Text fontWeight="medium" dir="auto">
          {word}
        </Text>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
          <Sentence title={here} passage={source} />
          <Sentence title={there} passage={target} />
        </SimpleGrid>
      </Stack>
    ))}
  </Stack>
)

interface Passage {
  field: string
  text: string
  places: readonly { start: number; end: number }[]
}

const Sentence = ({ title, passage: { field, text, places } }: { title: string; passage: Passage }) => (
  <Stack gap="0" fontSize="sm">
    <Text fontSize="xs" color="fg.muted" lineClamp={1}>
      {title}
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
