/** What came of a completed challenge, with how many proposals there were. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/challengeSheet.js'
import { dotted } from '#listed'
import type { ClosingReport_challenge$key } from '#web/__generated__/ClosingReport_challenge.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export function ClosingReport({ challenge }: { challenge: ClosingReport_challenge$key }) {
  const { status, completedAt, closingReport, proposalCount, acceptedCount } = useFragment(
    graphql`
      fragment ClosingReport_challenge on Challenge {
        status
        completedAt
        closingReport
        proposalCount
        acceptedCount
      }
    `,
    challenge,
  )
  if (status !== 'COMPLETED') return null
  return (
    <Section title={texts.closingReport()}>
      {closingReport && <WrittenText>{closingReport}</WrittenText>}
      <Text color="fg.muted" fontSize="sm">
        {dotted([
          completedAt && texts.completedOn({ day: formatDate(completedAt) }),
          texts.proposalsAnswered({ count: proposalCount }),
          proposalCount > 0 && acceptedCount != null && texts.accepted({ count: acceptedCount }),
        ])}
      </Text>
    </Section>
  )
}
