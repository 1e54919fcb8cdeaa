/** Entries of the log of data rooms as rows and cards. */
import { Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dataRooms/log.js'
import { dotted } from '#listed'
import type {
  roomLogColumns_access$data,
  roomLogColumns_access$key,
} from '#web/__generated__/roomLogColumns_access.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate, formatTime } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'

type Entry = roomLogColumns_access$data[number]

export const useRoomLog = (entries: roomLogColumns_access$key) =>
  useFragment<roomLogColumns_access$key>(
    graphql`
      fragment roomLogColumns_access on RoomAccess @relay(plural: true) {
        id
        at
        kind
        title
        sha256
        uploadedAt
        ndaVersion
        network
        user {
          name
          department
        }
        dataRoom {
          title
        }
      }
    `,
    entries,
  )

const deedOf = ({ kind }: Entry) => (kind === 'OPENED' ? texts.opened() : texts.downloaded())
const personOf = ({ user }: Entry) => user?.name ?? texts.formerMember()
const agreementOf = ({ ndaVersion }: Entry) =>
  ndaVersion == null ? texts.none() : texts.version({ version: ndaVersion })

export const roomLogColumns: Column<Entry>[] = [
  {
    header: texts.when(),
    width: 11,
    sort: 'AT',
    keep: true,
    file: { [texts.when()]: 'at' },
    look: 'one-line',
    cell: ({ at }) => formatTime(at),
  },
  { header: texts.person(), share: 1.3, keep: true, file: { [texts.person()]: 'user.name' }, cell: personOf },
  {
    header: texts.organization(),
    share: 1.3,
    file: { [texts.organization()]: 'user.department' },
    cell: ({ user }) => user?.department ?? '',
  },
  { header: texts.what(), width: 8, file: { [texts.what()]: 'kind' }, cell: deedOf },
  {
    header: texts.document(),
    share: 1.8,
    file: { [texts.document()]: 'title', 'SHA-256': 'sha256' },
    cell: ({ title }) => title,
  },
  {
    header: texts.room(),
    share: 1.8,
    file: { [texts.room()]: 'dataRoom.title' },
    cell: ({ dataRoom }) => dataRoom?.title ?? '',
  },
  { header: texts.agreement(), width: 8, file: { [texts.agreement()]: 'ndaVersion' }, cell: agreementOf },
  {
    header: texts.uploaded(),
    width: 8,
    file: { [texts.uploaded()]: 'uploadedAt' },
    cell: ({ uploadedAt }) => (uploadedAt ? formatDate(uploadedAt) : ''),
  },
  { header: texts.network(), width: 10, file: { [texts.network()]: 'network' }, cell: ({ network }) => network },
]

export const RoomLogCard = ({ entry, headed = 'h2' }: { entry: Entry; headed?: 'h2' | 'h3' }) => (
  <Card aria-label={entry.title}>
    <Heading as={headed} size="sm" overflowWrap="anywhere">
      {entry.title}
    </Heading>
    <Text>
      {dotted([
        personOf(entry),
        entry.user?.department,
        deedOf(entry),
        entry.uploadedAt && texts.versionOf({ day: formatDate(entry.uploadedAt) }),
      ])}
    </Text>
    <Text color="fg.muted" fontSize="sm">
      {dotted([formatTime(entry.at), entry.network, entry.dataRoom?.title])}
    </Text>
  </Card>
)
