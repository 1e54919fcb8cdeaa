/** What is announced now and later. */
import { Button, HStack, Stack } from '@chakra-ui/react'
import { List as ListIcon, Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/announcements/overview.js'
import * as pages from '#texts/announcements/pages.js'
import type { AnnouncementsOverviewPageQuery } from '#web/__generated__/AnnouncementsOverviewPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AnnouncementRows } from './AnnouncementRows.tsx'
import { createPath, managePath } from './announcementPaths.ts'
import { universityZoneWords } from './announcementWords.ts'

export default function AnnouncementsOverviewPage() {
  const { shown, scheduled } = usePage<AnnouncementsOverviewPageQuery>(graphql`
    query AnnouncementsOverviewPageQuery @preloadable {
      shown: announcements(filter: { state: [SHOWN] }, first: 20) {
        edges {
          node {
            ...AnnouncementRows_announcement
          }
        }
      }
      scheduled: announcements(filter: { state: [SCHEDULED] }, sort: { field: STARTS_AT, direction: ASC }, first: 20) {
        edges {
          node {
            ...AnnouncementRows_announcement
          }
        }
      }
    }
  `)
  return (
    <>
      <PageHeader
        title={pages.announcements()}
        description={texts.description({ zone: universityZoneWords() })}
        actions={
          <HStack wrap="wrap">
            <Button asChild variant="outline">
              <Link to={managePath}>
                <ListIcon size={16} aria-hidden />
                {texts.all()}
              </Link>
            </Button>
            <Button asChild>
              <Link to={createPath}>
                <Plus size={16} aria-hidden />
                {pages.create()}
              </Link>
            </Button>
          </HStack>
        }
      />
      <Stack gap="5">
        <Section title={texts.shown()}>
          <AnnouncementRows announcements={nodesOf(shown)} none={texts.noneShown()} />
        </Section>
        <Section title={texts.scheduled()}>
          <AnnouncementRows announcements={nodesOf(scheduled)} none={texts.noneScheduled()} />
        </Section>
      </Stack>
    </>
  )
}
