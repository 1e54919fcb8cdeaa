/** Removes a document from a data room, after a question. */
import { graphql } from 'react-relay'
import * as texts from '#texts/dataRooms/documents.js'
import type { useRemoveDocumentMutation } from '#web/__generated__/useRemoveDocumentMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

export function useRemoveDocument() {
  const confirm = useConfirm()
  const [remove] = useAction<useRemoveDocumentMutation>(
    graphql`
      mutation useRemoveDocumentMutation($input: DeleteRoomDocumentInput!) {
        deleteRoomDocument(input: $input) {
          dataRoom {
            id
          }
        }
      }
    `,
    { success: { title: texts.removed() }, failure: texts.failed() },
  )
  return ({ id, name }: { id: string; name: string }) =>
    confirm({
      title: texts.removeThis(),
      message: texts.removeHint({ name }),
      confirm: texts.remove(),
      danger: true,
      onConfirm: async () => (await remove({ input: { id } })).ok,
    })
}
