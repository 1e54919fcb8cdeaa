/** Setting up the kinds of calendars that people may connect. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/integrations/overview.js'
import * as pages from '#texts/integrations/pages.js'
import type { CalendarServicesPageQuery } from '#web/__generated__/CalendarServicesPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { IntegrationHistory } from './IntegrationHistory.tsx'
import { IntegrationSection } from './IntegrationSection.tsx'
import { isVideo } from './integrationWords.ts'

export default function CalendarServicesPage() {
  const { integrations } = usePage<CalendarServicesPageQuery>(graphql`
    query CalendarServicesPageQuery @preloadable {
      integrations {
        kind
        ...IntegrationSection_integration
        ...IntegrationHistory_integration
      }
    }
  `)
  const calendars = integrations.filter(({ kind }) => !isVideo(kind))
  return (
    <>
      <PageHeader title={pages.calendar()} description={texts.calendarsWhat()} />
      <Stack gap="5" maxW="4xl">
        {calendars.map((integration) => (
          <IntegrationSection key={integration.kind} integration={integration} />
        ))}
        {calendars.map((integration) => (
          <IntegrationHistory key={integration.kind} integration={integration} />
        ))}
      </Stack>
    </>
  )
}
