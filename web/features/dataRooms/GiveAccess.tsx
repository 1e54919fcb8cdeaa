/** Gives a reader access to a data room until a day, approves what the reader asked for, or extends it. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { setRoomGrantRules } from '#api/features/dataRooms/dataRoom.rules.ts'
import * as texts from '#texts/dataRooms/grants.js'
import type { GiveAccessMutation } from '#web/__generated__/GiveAccessMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { CheckboxField, DateField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { readerRoles } from './roomWords.ts'

const rules = setRoomGrantRules.omit(['id'])

interface Props {
  roomId: string
  /** The access that is approved or extended; null for a new one. */
  grant: {
    expiresOn: string | null | undefined
    mayDownload: boolean
    reader: { id: string; name: string } | null | undefined
  } | null
  onClose: () => void
}

export function GiveAccess({ roomId, grant, onClose }: Props) {
  const [give] = useAction<GiveAccessMutation>(
    graphql`
      mutation GiveAccessMutation($input: SetRoomGrantInput!) {
        setRoomGrant(input: $input) {
          dataRoom {
            id
          }
        }
      }
    `,
    { success: { title: texts.given() }, failure: texts.failed() },
  )
  const reader = grant?.reader
  return (
    <FormDialog
      call="setRoomGrant"
      open
      onClose={onClose}
      title={texts.give()}
      rules={rules}
      initial={{
        readerId: reader?.id ?? '',
        expiresOn: grant?.expiresOn ?? '',
        mayDownload: grant?.mayDownload ?? false,
      }}
      action={(values) => give({ input: { id: roomId, ...values } })}
      submit={texts.give()}
    >
      {reader ? (
        <Text fontWeight="medium" dir="auto">
          {reader.name}
        </Text>
      ) : (
        <PersonField name="readerId" roles={readerRoles} />
      )}
      <DateField name="expiresOn" hint={texts.expiryHint()} />
      <CheckboxField name="mayDownload" />
    </FormDialog>
  )
}
