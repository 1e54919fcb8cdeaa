/** A text in one language, said to be in it: it is read aloud, set and hyphenated so. */
import { Text } from '@chakra-ui/react'
import { localeOf } from '#api/languages.rules.ts'
import type { Language } from '#web/__generated__/useVersionsQuery.graphql.ts'

export const Version = ({ language, children }: { language: Language; children: string }) => (
  <Text lang={localeOf[language]} dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
    {children}
  </Text>
)
