/** The latest that one reader read in data rooms, as in their log, with the way to all of it. */
import { Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/dataRooms/log.js'
import type { roomLogColumns_access$key } from '#web/__generated__/roomLogColumns_access.graphql.ts'
import { SeeAll } from '#web/ui/LinkRows.tsx'
import { RoomLogCard, useRoomLog } from './roomLogColumns.tsx'

interface Props {
  entries: roomLogColumns_access$key
  total: number
  /** The number of the reader. */
  reader: number
}

export function ReaderLog({ entries, total, reader }: Props) {
  const rows = useRoomLog(entries)
  if (!rows.length) return <Text color="fg.muted">{texts.nothingYet()}</Text>
  return (
    <Stack gap="3">
      {rows.map((entry) => (
        <RoomLogCard key={entry.id} entry={entry} headed="h3" />
      ))}
      <SeeAll to={`/projects/data-room-log?person=${reader}`} shown={rows.length} total={total} of={texts.entries()} />
    </Stack>
  )
}
