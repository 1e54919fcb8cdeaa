/** Deletes a connection after a question. */
import { graphql } from 'react-relay'
import * as texts from '#texts/provisioning/connection.js'
import type { useDeleteConnectionMutation } from '#web/__generated__/useDeleteConnectionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

export function useDeleteConnection() {
  const confirm = useConfirm()
  const [remove] = useAction<useDeleteConnectionMutation>(
    graphql`
      mutation useDeleteConnectionMutation($input: DeleteProvisioningConnectionInput!) {
        deleteProvisioningConnection(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.notDeleted() },
  )
  return (id: string, name: string, count: number) =>
    confirm({
      title: texts.deleteQuestion({ name }),
      message: texts.deleteWhat({ count }),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => (await remove({ input: { id } })).ok,
    })
}
