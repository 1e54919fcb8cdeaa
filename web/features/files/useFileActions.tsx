/** Opening a file to readers or keeping it inside, and deleting it. */
import { graphql } from 'react-relay'
import type { useFileActionsDeleteMutation } from '#web/__generated__/useFileActionsDeleteMutation.graphql.ts'
import type { useFileActionsShareMutation } from '#web/__generated__/useFileActionsShareMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

interface Named {
  id: string
  name: string
}

const deleted = { title: 'File deleted' }
const sharedOrNot = ({ shareFile: { file } }: useFileActionsShareMutation['response']) =>
  file ? { title: file.shared ? 'Open to readers' : 'Kept inside', description: file.name } : null

export function useFileActions(onDeleted: () => void) {
  const confirm = useConfirm()
  const [share] = useAction<useFileActionsShareMutation>(
    graphql`
      mutation useFileActionsShareMutation($input: ShareFileInput!) {
        shareFile(input: $input) {
          file {
            name
            shared
          }
        }
      }
    `,
    { success: sharedOrNot },
  )
  const [remove] = useAction<useFileActionsDeleteMutation>(
    graphql`
      mutation useFileActionsDeleteMutation($input: DeleteFileInput!) {
        deleteFile(input: $input) {
          deletedId @deleteRecord
        }
      }
    `,
    { success: deleted, failure: 'Failed to delete file' },
  )
  return {
    share: ({ id }: Named, shared: boolean) => share({ input: { id, shared } }),
    remove: ({ id, name }: Named) =>
      confirm({
        title: 'Delete this file?',
        message: (
          <>
            <strong>{name}</strong>
            <br />
            It is gone for everyone, and nobody can bring it back.
          </>
        ),
        confirm: 'Delete',
        danger: true,
        onConfirm: async () => {
          const { ok } = await remove({ input: { id } })
          if (ok) onDeleted()
          return ok
        },
      }),
  }
}
