/** What the author of a case reads: why it was decided so, in both languages, the appeal and its answer. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/moderation/record.js'
import type { CaseWords_case$key } from '#web/__generated__/CaseWords_case.graphql.ts'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { Section } from '#web/ui/Facts.tsx'

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
          <WrittenText>{explanation}</WrittenText>
          {explanationArabic && <WrittenText {...writtenIn('ARABIC')}>{explanationArabic}</WrittenText>}
        </Section>
      )}
      {appeal && (
        <Section title={texts.appeal()}>
          <WrittenText>{appeal}</WrittenText>
        </Section>
      )}
      {appealAnswer && (
        <Section title={texts.appealAnswer()}>
          <WrittenText>{appealAnswer}</WrittenText>
        </Section>
      )}
    </>
  )
}
