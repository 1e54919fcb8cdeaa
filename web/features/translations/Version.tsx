/** A text in one language, said to be in it: it is read aloud, set and hyphenated so. */
import { localeOf } from '#api/languages.rules.ts'
import type { Language } from '#web/__generated__/useVersionsQuery.graphql.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export const Version = ({ language, children }: { language: Language; children: string }) => (
  <WrittenText lang={localeOf[language]}>{children}</WrittenText>
)
