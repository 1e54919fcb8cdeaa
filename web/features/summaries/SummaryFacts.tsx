/** The facts of a technology summary: since when it stands where, and where visitors find it. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/summaries/record.js'
import type { SummaryFacts_summary$key } from '#web/__generated__/SummaryFacts_summary.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'

export function SummaryFacts({ summary }: { summary: SummaryFacts_summary$key }) {
  const { publicPath, proposedAt, agreedAt, publishedAt, withdrawnAt, updatedAt, project, contact } = useFragment(
    graphql`
      fragment SummaryFacts_summary on TechnologySummary {
        publicPath
        proposedAt
        agreedAt
        publishedAt
        withdrawnAt
        updatedAt
        project {
          owner {
            name
          }
        }
        contact {
          name
        }
      }
    `,
    summary,
  )
  const page = publicPath && (
    <TextLink asChild textDecoration="underline">
      <Link to={publicPath}>{texts.publicPage()}</Link>
    </TextLink>
  )
  return (
    <Section title={texts.details()}>
      <Facts
        facts={[
          [texts.address(), page],
          [texts.owner(), project?.owner?.name ?? texts.nobody()],
          [texts.contact(), contact?.name ?? texts.wholeTeam()],
          [texts.proposed(), proposedAt && formatDate(proposedAt)],
          [texts.agreed(), agreedAt && formatDate(agreedAt)],
          [texts.published(), publishedAt && formatDate(publishedAt)],
          [texts.withdrawn(), withdrawnAt && formatDate(withdrawnAt)],
          [texts.updated(), formatDate(updatedAt)],
        ]}
      />
    </Section>
  )
}
