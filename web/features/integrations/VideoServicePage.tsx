/** Setting up Zoom or Microsoft Teams, which make the video links of meetings. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { VideoServicePageQuery } from '#web/__generated__/VideoServicePageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { IntegrationHistory } from './IntegrationHistory.tsx'
import { IntegrationSection } from './IntegrationSection.tsx'
import { nameOf, purposeOf } from './integrationWords.ts'

export default function VideoServicePage() {
  const { integration } = usePage<VideoServicePageQuery>(graphql`
    query VideoServicePageQuery($kind: IntegrationKind!) @preloadable {
      integration(kind: $kind) {
        kind
        ...IntegrationSection_integration
        ...IntegrationHistory_integration
      }
    }
  `)
  return (
    <>
      <PageHeader title={nameOf(integration.kind)} description={purposeOf(integration.kind)} />
      <Stack gap="5" maxW="4xl">
        <IntegrationSection integration={integration} />
        <IntegrationHistory integration={integration} />
      </Stack>
    </>
  )
}
