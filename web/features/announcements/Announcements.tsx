/** What is announced to the viewer, above every page or those that it is for; the most urgent first. */
import { Box, Button, Stack } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import * as texts from '#texts/announcements/banner.js'
import type { Announcements_announcement$key } from '#web/__generated__/Announcements_announcement.graphql.ts'
import type { AnnouncementsDismissMutation } from '#web/__generated__/AnnouncementsDismissMutation.graphql.ts'
import type { AnnouncementsQuery } from '#web/__generated__/AnnouncementsQuery.graphql.ts'
import type { AnnouncementsSeeMutation } from '#web/__generated__/AnnouncementsSeeMutation.graphql.ts'
import { useReadAgain } from '#web/app/notifications/useReadAgain.ts'
import { useAction } from '#web/relay/useAction.ts'
import { AnnouncementView } from './AnnouncementView.tsx'
import { standsOn } from './standsOn.ts'

/** The app reads it with everything else that it knows from the start, so that nothing moves down later. */
const query = graphql`
  query AnnouncementsQuery {
    currentAnnouncements {
      ...Announcements_announcement
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
  const [all, setAll] = useState(false)
  const here = useCurrent(currentAnnouncements).filter(({ pages }) => standsOn(pathname, pages))
  const shown = all ? here : here.slice(0, 1)
  useSeen(shown)
  const [dismiss] = useAction<AnnouncementsDismissMutation>(
    graphql`
      mutation AnnouncementsDismissMutation($input: DismissAnnouncementInput!) {
        dismissAnnouncement(input: $input) {
          dismissedId @deleteRecord
        }
      }
    `,
    { failure: texts.hideFailed(), alone: true },
  )
  if (!here.length) return null
  const others = here.length - 1
  return (
    <Box as="aside" aria-label={texts.announcements()}>
      <Stack gap="0">
        {shown.map(({ id, version, dismissible, title, text, titleArabic, textArabic, severity }, nth) => (
          <AnnouncementView
            key={`${id}:${version}`}
            {...{ title, text, titleArabic, textArabic, severity }}
            onHide={dismissible ? () => void dismiss({ input: { id, version } }) : undefined}
          >
            {nth === 0 && others > 0 && (
              <Button
                variant="plain"
                size="xs"
                height="6"
                paddingX="0"
                color="inherit"
                textDecoration="underline"
                aria-expanded={all}
                onClick={() => setAll(!all)}
              >
                {all ? texts.fewer() : texts.more({ count: others })}
              </Button>
            )}
          </AnnouncementView>
        ))}
      </Stack>
    </Box>
  )
}

/** Says once of each announcement that it was shown. */
function useSeen(shown: readonly { readonly id: string; readonly isSeen: boolean }[]) {
  const [see] = useAction<AnnouncementsSeeMutation>(
    graphql`
      mutation AnnouncementsSeeMutation($input: SeeAnnouncementsInput!) {
        seeAnnouncements(input: $input) {
          done
        }
      }
    `,
    { failure: null, alone: true },
  )
  const said = useRef(new Set<string>())
  useEffect(() => {
    const ids = shown.filter(({ id, isSeen }) => !isSeen && !said.current.has(id)).map(({ id }) => id)
    if (!ids.length) return
    for (const id of ids) said.current.add(id)
    void see({ input: { ids } })
  })
}
