/** What visitors see of a summary once it is published. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/summaries/record.js'
import type { TechnologyPreview_summary$key } from '#web/__generated__/TechnologyPreview_summary.graphql.ts'
import { TechnologyText } from './TechnologyText.tsx'

export function TechnologyPreview({ summary }: { summary: TechnologyPreview_summary$key }) {
  const { project, contact, ...text } = useFragment(
    graphql`
      fragment TechnologyPreview_summary on TechnologySummary {
        problem
        solution
        alternative
        advantages
        sector
        offers
        sought
        protection
        contact {
          name
        }
        project {
          department
          trl
          validatedTrl
        }
      }
    `,
    summary,
  )
  return (
    <Stack as="section" aria-label={texts.preview()} gap="4">
      <Text color="fg.muted">{texts.preview()}</Text>
      <TechnologyText
        technology={{
          ...text,
          department: project?.department ?? '',
          validatedTrl: project?.validatedTrl,
          claimedTrl: project?.trl,
          contactName: contact?.name,
        }}
      />
    </Stack>
  )
}
