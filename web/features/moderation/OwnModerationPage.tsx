/** What moderators decided about one's own content and reports. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/moderation/own.js'
import * as pages from '#texts/moderation/pages.js'
import type { OwnModerationPageQuery } from '#web/__generated__/OwnModerationPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { OutcomeTag } from './CaseTags.tsx'
import { kindWords, reasonWords, wordsIn } from './moderationWords.ts'
import { OwnCase } from './OwnCase.tsx'

export default function OwnModerationPage() {
  const { moderationCases, contentReports } = usePage<OwnModerationPageQuery>(graphql`
    query OwnModerationPageQuery @preloadable {
      moderationCases(filter: { own: true }, sort: { field: CREATED_AT, direction: DESC }, first: 50) {
        edges {
          node {
            id
            ...OwnCase_case
          }
        }
      }
      contentReports(filter: { own: true }, first: 50) {
        edges {
          node {
            id
            title
            kind
            reason
            outcome
            createdAt
          }
        }
      }
    }
  `)
  const cases = nodesOf(moderationCases)
  const reports = nodesOf(contentReports)
  return (
    <>
      <PageHeader title={pages.own()} description={texts.description()} />
      <Stack gap="5">
        <Section title={texts.content()}>
          {cases.length === 0 && <Text color="fg.muted">{texts.noContent()}</Text>}
          <Stack gap="6">
            {cases.map((one) => (
              <OwnCase key={one.id} case={one} />
            ))}
          </Stack>
        </Section>
        <Section title={texts.reports()}>
          {reports.length === 0 ? (
            <Text color="fg.muted">{texts.noReports()}</Text>
          ) : (
            <SmallTable
              name={texts.reports()}
              columns={[
                { header: texts.title(), cell: ({ title }) => title },
                { header: texts.kind(), cell: ({ kind }) => wordsIn(kindWords, kind) },
                { header: texts.reason(), cell: ({ reason }) => wordsIn(reasonWords, reason) },
                { header: texts.outcome(), cell: ({ outcome }) => <OutcomeTag outcome={outcome} /> },
                { header: texts.sent(), cell: ({ createdAt }) => formatDate(createdAt) },
              ]}
              rows={reports}
              keyOf={({ id }) => id}
            />
          )}
        </Section>
      </Stack>
    </>
  )
}
