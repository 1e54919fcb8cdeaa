/** Adds a folder to a data room, or gives one another name. */
import { graphql } from 'react-relay'
import { createRoomFolderRules } from '#api/features/dataRooms/dataRoom.rules.ts'
import * as texts from '#texts/dataRooms/documents.js'
import type { NameFolderCreateMutation } from '#web/__generated__/NameFolderCreateMutation.graphql.ts'
import type { NameFolderRenameMutation } from '#web/__generated__/NameFolderRenameMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = createRoomFolderRules.omit(['id'])

export function NameFolder({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const [create] = useAction<NameFolderCreateMutation>(
    graphql`
      mutation NameFolderCreateMutation($input: CreateRoomFolderInput!) {
        createRoomFolder(input: $input) {
          dataRoom {
            id
          }
        }
      }
    `,
    { success: { title: texts.folderAdded() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createRoomFolder"
      open
      onClose={onClose}
      title={texts.addFolder()}
      rules={rules}
      initial={{ name: '' }}
      action={(values) => create({ input: { id: roomId, ...values } })}
      submit={texts.addFolder()}
    >
      <TextField name="name" />
    </FormDialog>
  )
}

export function RenameFolder({ folder, onClose }: { folder: { id: string; name: string }; onClose: () => void }) {
  const [rename] = useAction<NameFolderRenameMutation>(
    graphql`
      mutation NameFolderRenameMutation($input: RenameRoomFolderInput!) {
        renameRoomFolder(input: $input) {
          dataRoom {
            id
          }
        }
      }
    `,
    { success: { title: texts.folderRenamed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="renameRoomFolder"
      open
      onClose={onClose}
      title={texts.renameFolder()}
      rules={rules}
      initial={{ name: folder.name }}
      action={(values) => rename({ input: { id: folder.id, ...values } })}
      submit={texts.save()}
    >
      <TextField name="name" />
    </FormDialog>
  )
}
