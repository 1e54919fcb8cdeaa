/** A data room as its reader sees it, with what the viewer may do with it. */
import { Button, HStack, Stack } from '@chakra-ui/react'
import { ScrollText } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/dataRooms/view.js'
import type { DataRoomView_room$key } from '#web/__generated__/DataRoomView_room.graphql.ts'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import type { Back } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { OwnAccess } from './OwnAccess.tsx'
import { RoomAgreement } from './RoomAgreement.tsx'
import { RoomDocuments } from './RoomDocuments.tsx'
import { RoomGrants } from './RoomGrants.tsx'
import { roomHistory } from './roomHistory.ts'
import { logPath } from './roomWords.ts'

export function DataRoomView({ room: key, back }: { room: DataRoomView_room$key; back: Back }) {
  const room = useFragment(
    graphql`
      fragment DataRoomView_room on DataRoom {
        number
        title
        canUpdate
        canRequest
        ...OwnAccess_room
        ...RoomDocuments_room
        ...RoomAgreement_room
        ...RoomGrants_room
        ...usePin_record
        ...RecordHistory_record
        ...RecordThread_record
      }
    `,
    key,
  )
  const { number, title, canUpdate, canRequest } = room
  const pin = usePin(room)
  return (
    <RecordPage
      title={texts.roomOf({ title })}
      note={`#${number}`}
      back={back}
      actions={pin}
      tools={
        (canUpdate || canRequest) && (
          <HStack>
            <Button asChild variant="outline" size="sm">
              <Link to={logPath(number)}>
                <ScrollText size={16} aria-hidden />
                {canUpdate ? texts.log() : texts.ownLog()}
              </Link>
            </Button>
          </HStack>
        )
      }
      rail={
        <Stack gap="4">
          <RoomAgreement room={room} />
          <RecordThread record={room} />
          <RecordHistory record={room} words={roomHistory} />
        </Stack>
      }
    >
      {canRequest && <OwnAccess room={room} />}
      <RoomDocuments room={room} />
      {canUpdate && <RoomGrants room={room} />}
    </RecordPage>
  )
}
