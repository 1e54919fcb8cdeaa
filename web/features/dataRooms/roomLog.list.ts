/** The log of data rooms: its filters, and what its address asks for. */
import * as texts from '#texts/dataRooms/log.js'
import type { RoomLogPageQuery$variables } from '#web/__generated__/RoomLogPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, choicesIn, numbered, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const kinds = { opened: 'OPENED', downloaded: 'DOWNLOADED' } as const

export const roomLogList = listOf<RoomLogPageQuery$variables>()({
  pageSize: 50,
  sort: { field: 'AT', direction: 'DESC' },
  filters: {
    room: select({
      label: texts.room(),
      all: texts.allRooms(),
      choices: 'offered',
      asks: ([number]) => ({ dataRoomId: number === undefined ? null : globalId('DataRoom', number) }),
    }),
    person: numbered({
      label: texts.person(),
      asks: (person) => ({ userId: person === null ? null : globalId('User', person) }),
    }),
    kind: buttons({
      label: texts.what(),
      choices: choicesIn({ opened: texts.opened(), downloaded: texts.downloaded() }),
      single: true,
      asks: ([kind]) => ({ kind: kind === undefined ? null : kinds[kind] }),
    }),
  },
})
