/** Opening a file to readers or keeping it inside, and deleting it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/files/useFileActions.js'
import type { useFileActionsDeleteMutation } from '#web/__generated__/useFileActionsDeleteMutation.graphql.ts'
import type { useFileActionsShareMutation } from '#web/__generated__/useFileActionsShareMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

interface Named {
  id: string
  name: string
}

const deleted = { title: texts.fileDeleted() }
const sharedOrNot = ({ shareFile: { file } }: useFileActionsShareMutation['response']) =>
  file
    ? {
        title: file.shared ? texts.openToReaders() : texts.keptInside(),
        description: file.name,
      }
    : null

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
          deletedId
        }
      }
    `,
    { success: deleted, failure: texts.failedToDeleteFile() },
  )
  return {
    share: ({ id }: Named, shared: boolean) => share({ input: { id, shared } }),
    remove: ({ id, name }: Named) =>
      confirm({
        title: texts.deleteThisFile(),
        message: (
          <>
            <strong>{name}</strong>
            <br />
            {texts.goneForEveryone()}
          </>
        ),
        confirm: texts.delete(),
        danger: true,
        onConfirm: async () => {
          const { ok } = await remove({ input: { id } })
          if (ok) onDeleted()
          return ok
        },
      }),
  }
}
