/** What somebody wrote, with its lines, set in its own direction, also on a page of the other one. */
import { Text, type TextProps } from '@chakra-ui/react'

export const WrittenText = (props: TextProps) => (
  <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto" {...props} />
)
