/** What the author of a case reads: why it was decided so, in both languages, the appeal and its answer. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/moderation/record.js'
import type { CaseWords_case$key } from '#web/__generated__/CaseWords_case.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'

export const Words = ({ children, arabic = false }: { children: string; arabic?: boolean }) => (
  <Text
    whiteSpace="pre-line"
    overflowWrap="anywhere"
    {...(arabic ? { lang: 'ar', dir: 'rtl' as const } : { dir: 'auto' as const })}
  >
    {children}
  </Text>
)

export function CaseWords({ case: key }: { case: CaseWords_case$key }) {
  const { explanation, explanationArabic, appeal, appealAnswer } = useFragment(
    graphql`
      fragment CaseWords_case on ModerationCase {
        explanation
        explanationArabic
        appeal
        appealAnswer
      }
    `,
    key,
  )
  return (
    <>
      {explanation && (
        <Section title={texts.explanation()}>
          <Words>{explanation}</Words>
          {explanationArabic && <Words arabic>{explanationArabic}</Words>}
        </Section>
      )}
      {appeal && (
        <Section title={texts.appeal()}>
          <Words>{appeal}</Words>
        </Section>
      )}
      {appealAnswer && (
        <Section title={texts.appealAnswer()}>
          <Words>{appealAnswer}</Words>
        </Section>
      )}
    </>
  )
}
