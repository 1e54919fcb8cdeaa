/** Who read what in data rooms: all of it for the team, that of own projects for their owners, own entries for readers. */
import { ScrollText } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/dataRooms/log.js'
import * as pages from '#texts/dataRooms/pages.js'
import type { RoomLogPageQuery } from '#web/__generated__/RoomLogPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { usePersonFilter } from '#web/features/people/usePersonFilter.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { roomLogList } from './roomLog.list.ts'
import { RoomLogCard, roomLogColumns, useRoomLog } from './roomLogColumns.tsx'

export default function RoomLogPage() {
  const { roomAccesses, dataRooms } = usePage<RoomLogPageQuery>(graphql`
    query RoomLogPageQuery($filter: RoomAccessFilter, $sort: RoomAccessSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      roomAccesses(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...roomLogColumns_access
          }
        }
      }
      dataRooms {
        number
        title
      }
    }
  `)
  const ownOnly = useAllowed('DATA_ROOM_REQUEST')
  const person = usePersonFilter('person')
  const list = useList(roomLogList, {
    room: dataRooms.map(({ number, title }) => ({ value: String(number), label: title })),
    // A reader from outside reads own entries alone.
    person: !ownOnly && person,
  })
  return (
    <>
      <PageHeader title={pages.log()} description={ownOnly ? texts.descriptionOwn() : texts.description()} />
      <List
        noun="entry"
        counted={texts.counted}
        list={list}
        rows={useRoomLog(nodesOf(roomAccesses))}
        total={roomAccesses.totalCount}
        nameOf={({ title }) => title}
        columns={roomLogColumns}
        card={(entry) => <RoomLogCard entry={entry} />}
        exporting={useExport('roomAccesses', roomLogList.variables)}
        empty={{
          icon: ScrollText,
          title: texts.nothing(),
          message: list.filtered ? texts.nothingMatches() : texts.nothingYet(),
        }}
      />
    </>
  )
}
