/** The page of a project's data room, and of who read what in it. */
import * as texts from '#texts/dataRooms/pages.js'
import DataRoomPageQuery from '#web/__generated__/DataRoomPageQuery$parameters.ts'
import RoomLogPageQuery from '#web/__generated__/RoomLogPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const dataRoomPages = [
  page({
    path: '/projects/:id/data-room',
    title: texts.room(),
    requires: 'DATA_ROOM_PAGE',
    under: ['/projects/list', '/researchers/projects', '/opportunities', '/university-projects'],
    query: DataRoomPageQuery,
    variables: ({ params }) => ({ number: Number(params['id']) || 0 }),
    load: () => import('./DataRoomPage.tsx'),
  }),
  page({
    path: '/projects/data-room-log',
    title: texts.log(),
    requires: 'DATA_ROOM_PAGE',
    under: ['/projects/list', '/researchers/projects', '/opportunities', '/university-projects'],
    search: { description: texts.logSearch(), tags: ['data room', 'documents', 'access'] },
    query: RoomLogPageQuery,
    list: () => import('./roomLog.list.ts').then(({ roomLogList }) => roomLogList.variables),
    loading: <ListSkeleton />,
    load: () => import('./RoomLogPage.tsx'),
  }),
]
