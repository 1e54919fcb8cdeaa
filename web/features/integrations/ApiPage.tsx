/** What programs and external services have to do with the platform: keys, webhooks, the API, and the integrations with their state. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as pages from '#texts/integrations/pages.js'
import * as texts from '#texts/integrations/overview.js'
import type { ApiPageQuery } from '#web/__generated__/ApiPageQuery.graphql.ts'
import { SandboxSection } from '#web/features/apiKeys/SandboxSection.tsx'
import { usePage } from '#web/relay/page.tsx'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { OrcidLookups } from './OrcidLookups.tsx'
import { ServerLink } from './ServerLink.tsx'
import { isVideo, lookOf, nameOf, purposeOf } from './integrationWords.ts'

const pathOf: Record<string, string> = { ZOOM: '/admin/api/zoom', TEAMS: '/admin/api/teams' }

export default function ApiPage() {
  const { integrations, keys, orcidLookups, sandbox } = usePage<ApiPageQuery>(graphql`
    query ApiPageQuery @preloadable {
      integrations {
        kind
        enabled
        testedAt
        worked
        problemCount
      }
      keys: apiKeys(first: 1, filter: { everybody: true, inForce: true }) {
        totalCount(exact: true)
      }
      sandbox {
        ...SandboxSection_sandbox
      }
      orcidLookups {
        ...OrcidLookups_lookups
      }
    }
  `)
  const row = (one: (typeof integrations)[number]) => (
    <LinkRow
      key={one.kind}
      to={pathOf[one.kind] ?? '/admin/api/calendar'}
      title={nameOf(one.kind)}
      note={purposeOf(one.kind)}
    >
      {one.problemCount > 0 && <Tag tone="warning">{texts.problems({ count: one.problemCount })}</Tag>}
      <LookTag look={lookOf({ ...one, testedAt: one.testedAt ?? null })} />
    </LinkRow>
  )
  return (
    <>
      <PageHeader title={pages.api()} description={texts.description()} />
      <Stack gap="5" maxW="4xl">
        <Section title={texts.programs()}>
          <LinkRows>
            {[
              <LinkRow key="keys" to="/admin/api/keys" title={pages.keys()} note={texts.keysWhat()}>
                <Tag>{texts.keysInForce({ count: keys.totalCount })}</Tag>
              </LinkRow>,
              <LinkRow
                key="webhooks"
                to="/settings?section=webhooks"
                title={texts.webhooks()}
                note={texts.webhooksWhat()}
              />,
              <ServerLink key="graphiql" to="/graphql" title={texts.graphiql()} note={texts.graphiqlWhat()} />,
              <ServerLink key="rest" to="/api/docs" title={texts.rest()} note={texts.restWhat()} />,
            ]}
          </LinkRows>
        </Section>
        <SandboxSection sandbox={sandbox} />
        <Section title={texts.video()}>
          <Text color="fg.muted">{texts.videoWhat()}</Text>
          <LinkRows>{integrations.filter(({ kind }) => isVideo(kind)).map(row)}</LinkRows>
        </Section>
        <Section title={pages.calendar()}>
          <Text color="fg.muted">{texts.calendarsWhat()}</Text>
          <LinkRows>{integrations.filter(({ kind }) => !isVideo(kind)).map(row)}</LinkRows>
        </Section>
        <OrcidLookups lookups={orcidLookups} />
      </Stack>
    </>
  )
}
