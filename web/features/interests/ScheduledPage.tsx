/** The meetings about an investor's interests: those ahead with what is prepared, and those before. */
import { Stack } from '@chakra-ui/react'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/interests/scheduled.js'
import * as pages from '#texts/interests/pages.js'
import type { ScheduledPageQuery, ScheduledPageQuery$data } from '#web/__generated__/ScheduledPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { InterestMeetingCard } from './InterestMeetingCard.tsx'
import { InterestTabs } from './InterestTabs.tsx'

type Meeting = NonNullable<NonNullable<ScheduledPageQuery$data['meetings']['edges'][number]>['node']>

export default function ScheduledPage() {
  const { meetings } = usePage<ScheduledPageQuery>(graphql`
    query ScheduledPageQuery @preloadable {
      meetings(filter: { aboutInterests: true, mine: true }, sort: { field: STARTS_AT, direction: DESC }, first: 100) {
        edges {
          node {
            id
            state
            endsAt
            ...InterestMeetingCard_meeting
          }
        }
      }
    }
  `)
  const [now] = useState(() => new Date().toISOString())
  const all = nodesOf(meetings)
  const isAhead = ({ state, endsAt }: Meeting) => (state === 'PROPOSED' || state === 'CONFIRMED') && endsAt > now
  const ahead = all.filter(isAhead).toReversed()
  const before = all.filter((meeting) => !isAhead(meeting))
  return (
    <>
      <PageHeader title={pages.scheduled()} description={texts.description()} />
      <InterestTabs />
      {all.length === 0 && <EmptyState icon={CalendarClock} title={texts.none()} message={texts.noneYet()} />}
      <Stack gap="5">
        {ahead.length > 0 && (
          <Section title={texts.ahead()}>
            {ahead.map((meeting) => (
              <InterestMeetingCard key={meeting.id} meeting={meeting} />
            ))}
          </Section>
        )}
        {before.length > 0 && (
          <Section title={texts.before()}>
            {before.map((meeting) => (
              <InterestMeetingCard key={meeting.id} meeting={meeting} />
            ))}
          </Section>
        )}
      </Stack>
    </>
  )
}
