/** What comes first about a technology summary: what the owner is asked, or asked to change. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/summaries/record.js'
import type { SummaryNotice_summary$key } from '#web/__generated__/SummaryNotice_summary.graphql.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export function SummaryNotice({ summary }: { summary: SummaryNotice_summary$key }) {
  const { status, comments, canAgree, canUpdate } = useFragment(
    graphql`
      fragment SummaryNotice_summary on TechnologySummary {
        status
        comments
        canAgree
        canUpdate
      }
    `,
    summary,
  )
  const words =
    status === 'PROPOSED'
      ? canAgree
        ? texts.askedToAgree()
        : texts.waitsForOwner()
      : status === 'CHANGES_REQUESTED'
        ? texts.ownerAsks({ comments })
        : status === 'AGREED' && canUpdate && texts.canBePublished()
  return (
    words && (
      <Stack role="note" bg={status === 'AGREED' ? 'bg.muted' : 'bg.warning'} borderRadius="md" padding="4">
        <WrittenText>{words}</WrittenText>
      </Stack>
    )
  )
}
