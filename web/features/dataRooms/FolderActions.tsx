/** What may be done with a folder: another name, or away with it. */
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/dataRooms/documents.js'
import type { FolderActionsMutation } from '#web/__generated__/FolderActionsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { RenameFolder } from './NameFolder.tsx'

export function FolderActions({ folder }: { folder: { id: string; name: string } }) {
  const { id, name } = folder
  const [renaming, setRenaming] = useState(false)
  const confirm = useConfirm()
  const [remove] = useAction<FolderActionsMutation>(
    graphql`
      mutation FolderActionsMutation($input: DeleteRoomFolderInput!) {
        deleteRoomFolder(input: $input) {
          dataRoom {
            id
          }
        }
      }
    `,
    { success: { title: texts.folderRemoved() }, failure: texts.failed() },
  )
  const ask = () =>
    confirm({
      title: texts.removeFolder(),
      message: texts.removeFolderHint({ name }),
      confirm: texts.removeFolder(),
      danger: true,
      onConfirm: async () => (await remove({ input: { id } })).ok,
    })
  return (
    <>
      <RowMenu
        label={texts.actionsFor({ name })}
        actions={[
          { label: texts.renameFolder(), icon: Pencil, onSelect: () => setRenaming(true) },
          { label: texts.removeFolder(), icon: Trash2, danger: true, onSelect: ask },
        ]}
      />
      {renaming && <RenameFolder folder={folder} onClose={() => setRenaming(false)} />}
    </>
  )
}
