/** The expert's start: what the university knows of one, and what happened lately. */
import {} from '@chakra-ui/react'
import { graphql } from 'react-relay'
import type { ExpertDashboardQuery } from '#web/__generated__/ExpertDashboardQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { UpcomingMeetings } from '#web/features/meetings/UpcomingMeetings.tsx'
import { Columns } from './Columns.tsx'
import { LatestNotifications } from './LatestNotifications.tsx'

export default function ExpertDashboard() {
  const { name, email, department } = useViewer()
  const data = usePage<ExpertDashboardQuery>(graphql`
    query ExpertDashboardQuery @preloadable {
      viewer {
        position
        bio
        lastLogin
      }
      ...LatestNotifications_query
      ...UpcomingMeetings_query
    }
  `)
  return (
    <>
      <PageHeader title={`Welcome, ${name}`} />
      <Columns>
        <Section title="Your profile">
          <Facts
            facts={[
              ['Name', name],
              ['Email', email],
              ['Affiliation', department || 'Not given'],
              ['Position', data.viewer?.position || 'Not given'],
              ['Last sign-in', formatTime(data.viewer?.lastLogin)],
            ]}
          />
          <Facts columns={1} facts={[['Biography', data.viewer?.bio || 'Not given']]} />
        </Section>
        <Section title="Upcoming meetings">
          <UpcomingMeetings query={data} />
        </Section>
        <Section title="Latest news">
          <LatestNotifications query={data} />
        </Section>
      </Columns>
    </>
  )
}
