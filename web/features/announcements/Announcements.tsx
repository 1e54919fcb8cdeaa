/** What is announced to the viewer, above every page or those that it is for. */
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { Announcements_announcement$key } from '#web/__generated__/Announcements_announcement.graphql.ts'
import type { AnnouncementsQuery } from '#web/__generated__/AnnouncementsQuery.graphql.ts'
import { useReadAgain } from '#web/app/notifications/useReadAgain.ts'
import { ShownAnnouncements } from './shown.ts'
import { standsOn } from './standsOn.ts'

/** The app reads it with everything else that it knows from the start, so that nothing moves down later. What else may begin at any time is read again with it. */
const query = graphql`
  query AnnouncementsQuery {
    currentAnnouncements {
      ...Announcements_announcement
    }
    platformSettings {
      shortDollars
      maintenance {
        ...MaintenanceNotice_maintenance
      }
    }
  }
`

const useCurrent = (key: Announcements_announcement$key) =>
  useFragment<Announcements_announcement$key>(
    graphql`
      fragment Announcements_announcement on Announcement @relay(plural: true) {
        id
        title
        text
        titleArabic
        textArabic
        severity
        pages
        dismissible
        version
        isSeen
      }
    `,
    key,
  )

/** How often it is asked whether something new is announced. */
const readEvery = 300_000

export function Announcements() {
  const { currentAnnouncements } = useLazyLoadQuery<AnnouncementsQuery>(query, {}, { fetchPolicy: 'store-or-network' })
  useReadAgain(query, readEvery)
  const { pathname } = useLocation()
  const here = useCurrent(currentAnnouncements).filter(({ pages }) => standsOn(pathname, pages))
  if (!here.length) return null
  return (
    <Suspense fallback={null}>
      <ShownAnnouncements here={here} />
    </Suspense>
  )
}
