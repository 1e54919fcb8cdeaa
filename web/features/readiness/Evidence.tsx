/** Sentences as quotations, each with its source. */
import { Stack, Text, chakra } from '@chakra-ui/react'

interface Props {
  sentences: readonly { source: string; text: string }[]
}

export const Evidence = ({ sentences }: Props) => (
  <Stack as="ul" gap="2" listStyleType="none" fontSize="sm">
    {sentences.map(({ source, text }) => (
      <li key={source + text}>
        <chakra.blockquote borderInlineStartWidth="3px" paddingInlineStart="3" overflowWrap="anywhere" dir="auto">
          {text}
        </chakra.blockquote>
        <Text paddingInlineStart="3.5" fontSize="xs" color="fg.muted" dir="auto">
          {source}
        </Text>
      </li>
    ))}
  </Stack>
)
