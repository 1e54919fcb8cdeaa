/** Whether companies read a data room as well as investors, and for those who keep it the way to change that. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dataRooms/companies.js'
import type { RoomCompanies_room$key } from '#web/__generated__/RoomCompanies_room.graphql.ts'
import type { RoomCompaniesMutation } from '#web/__generated__/RoomCompaniesMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

export function RoomCompanies({ room: key }: { room: RoomCompanies_room$key }) {
  const { id, openToCompanies } = useFragment(
    graphql`
      fragment RoomCompanies_room on DataRoom {
        id
        openToCompanies
      }
    `,
    key,
  )
  const confirm = useConfirm()
  const [update, updating] = useAction<RoomCompaniesMutation>(
    graphql`
      mutation RoomCompaniesMutation($input: UpdateDataRoomInput!) {
        updateDataRoom(input: $input) {
          dataRoom {
            ...RoomCompanies_room
          }
        }
      }
    `,
    { success: { title: openToCompanies ? texts.wasClosed() : texts.opened() }, failure: texts.failed() },
  )
  const change = async () => (await update({ input: { id, openToCompanies: !openToCompanies } })).ok
  const letIn = () =>
    confirm({ title: texts.letInTitle(), message: texts.letInHint(), confirm: texts.letIn(), onConfirm: change })
  return (
    <HStack justifyContent="space-between" flexWrap="wrap" gap="2">
      <Text color="fg.muted">{openToCompanies ? texts.open() : texts.closed()}</Text>
      <Button
        size="sm"
        variant="outline"
        loading={updating}
        onClick={() => void (openToCompanies ? change() : letIn())}
      >
        {openToCompanies ? texts.close() : texts.letIn()}
      </Button>
    </HStack>
  )
}
