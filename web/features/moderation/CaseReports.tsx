/** Who reported the content of a case, and why. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/moderation/record.js'
import type { CaseReports_case$key } from '#web/__generated__/CaseReports_case.graphql.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { reasonWords, wordsIn } from './moderationWords.ts'

export function CaseReports({ case: key }: { case: CaseReports_case$key }) {
  const { reports } = useFragment(
    graphql`
      fragment CaseReports_case on ModerationCase {
        reports {
          id
          reason
          details
          createdAt
          reporter {
            name
          }
        }
      }
    `,
    key,
  )
  return (
    <Section title={texts.reports()}>
      <Stack as="ul" gap="4" listStyleType="none">
        {(reports ?? []).map(({ id, reason, details, createdAt, reporter }) => (
          <Stack as="li" key={id} gap="1">
            <Text fontWeight="medium">{wordsIn(reasonWords, reason)}</Text>
            {details && <WrittenText>{details}</WrittenText>}
            <Text color="fg.muted" fontSize="sm">
              {reporter?.name ?? texts.formerMember()} · {formatTime(createdAt)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
