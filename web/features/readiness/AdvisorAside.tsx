/** Beside the advisor: assessments that were begun, and how it assesses. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/readiness/advisor.js'
import type { AdvisorAside_query$key } from '#web/__generated__/AdvisorAside_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'

export function AdvisorAside({ query }: { query: AdvisorAside_query$key }) {
  const { drafts } = useFragment(
    graphql`
      fragment AdvisorAside_query on Query {
        drafts: arlAssessments(filter: { mine: true, status: [DRAFT, PROCESSING] }, first: 20) {
          edges {
            node {
              id
              title
              path
              createdAt
              score
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <Stack gap="4">
      <Section title={texts.drafts()}>
        <LinkRows none={texts.noDrafts()}>
          {nodesOf(drafts).map(({ id, title, path, createdAt, score }) => (
            <LinkRow key={id} to={path} title={title} note={texts.draftNote({ score, day: formatDate(createdAt) })} />
          ))}
        </LinkRows>
      </Section>
      <Section title={texts.how()}>
        <Text>{texts.method()}</Text>
        <Text color="fg.muted">{texts.source()}</Text>
        <Link to="/ai/arl-assessments">{texts.saved()}</Link>
      </Section>
    </Stack>
  )
}
