/** The announcements that stand on a page: the most urgent first, the others on demand. */
import { Box, Stack } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/announcements/banner.js'
import type { Announcements_announcement$data } from '#web/__generated__/Announcements_announcement.graphql.ts'
import type { ShownAnnouncementsDismissMutation } from '#web/__generated__/ShownAnnouncementsDismissMutation.graphql.ts'
import type { ShownAnnouncementsSeeMutation } from '#web/__generated__/ShownAnnouncementsSeeMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { AnnouncementView } from './AnnouncementView.tsx'
import { BannerButton } from './BannerButton.tsx'

export default function ShownAnnouncements({ here }: { here: Announcements_announcement$data }) {
  const [all, setAll] = useState(false)
  const shown = all ? here : here.slice(0, 1)
  useSeen(shown)
  const [dismiss] = useAction<ShownAnnouncementsDismissMutation>(
    graphql`
      mutation ShownAnnouncementsDismissMutation($input: DismissAnnouncementInput!) {
        dismissAnnouncement(input: $input) {
          dismissedId @deleteRecord
        }
      }
    `,
    { failure: texts.hideFailed(), alone: true },
  )
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
              <BannerButton aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? texts.fewer() : texts.more({ count: others })}
              </BannerButton>
            )}
          </AnnouncementView>
        ))}
      </Stack>
    </Box>
  )
}

/** Says once of each announcement that it was shown. */
function useSeen(shown: readonly { readonly id: string; readonly isSeen: boolean }[]) {
  const [see] = useAction<ShownAnnouncementsSeeMutation>(
    graphql`
      mutation ShownAnnouncementsSeeMutation($input: SeeAnnouncementsInput!) {
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
