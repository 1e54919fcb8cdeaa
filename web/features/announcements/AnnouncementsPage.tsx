/** All announcements, the latest first. */
import { Button } from '@chakra-ui/react'
import { Megaphone, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/announcements/list.js'
import * as pages from '#texts/announcements/pages.js'
import type { AnnouncementsPageQuery } from '#web/__generated__/AnnouncementsPageQuery.graphql.ts'
import { announcementParameter } from './announcement.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AnnouncementCard, announcementColumns, useAnnouncements } from './announcementColumns.tsx'
import { announcementList } from './announcements.list.ts'
import { AnnouncementSheet } from './AnnouncementSheet.tsx'
import { createPath } from './announcementPaths.ts'
import { universityZoneWords } from './announcementWords.ts'

export default function AnnouncementsPage() {
  const { announcements } = usePage<AnnouncementsPageQuery>(graphql`
    query AnnouncementsPageQuery(
      $filter: AnnouncementFilter
      $sort: AnnouncementSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      announcements(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...announcementColumns_announcement
          }
        }
      }
    }
  `)
  const list = useList(announcementList, {})
  const [open, setOpen] = useOpenNumber(announcementParameter)
  return (
    <>
      <PageHeader
        title={pages.manage()}
        description={texts.description({ zone: universityZoneWords() })}
        actions={
          <Button asChild>
            <Link to={createPath}>
              <Plus size={16} aria-hidden />
              {pages.create()}
            </Link>
          </Button>
        }
      />
      <List
        noun="announcement"
        counted={texts.counted}
        list={list}
        rows={useAnnouncements(nodesOf(announcements))}
        total={announcements.totalCount}
        nameOf={({ title }) => title}
        columns={useMemo(() => announcementColumns(setOpen), [setOpen])}
        card={(announcement) => <AnnouncementCard announcement={announcement} onOpen={setOpen} />}
        exporting={useExport('announcements', announcementList.variables)}
        empty={{
          icon: Megaphone,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
      <AnnouncementSheet number={open} onClose={() => setOpen(null)} />
    </>
  )
}
