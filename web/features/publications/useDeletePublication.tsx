/** Deletes a publication, after one question that names it. */
import { graphql } from 'react-relay'
import type { useDeletePublicationMutation } from '#web/__generated__/useDeletePublicationMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

const messages = { success: { title: 'Publication deleted' } }

/** Asks, deletes, then calls `onDone`. */
export function useDeletePublication(onDone: () => void) {
  const confirm = useConfirm()
  const [commit] = useAction<useDeletePublicationMutation>(
    graphql`
      mutation useDeletePublicationMutation($input: DeletePublicationInput!) {
        deletePublication(input: $input) {
          deletedId
        }
      }
    `,
    messages,
  )
  return ({ id, title }: { id: string; title: string }) =>
    confirm({
      title: 'Delete this publication?',
      message: (
        <>
          <strong>{title}</strong> and its files are deleted. This cannot be undone.
        </>
      ),
      confirm: 'Delete',
      danger: true,
      onConfirm: async () => {
        const { ok } = await commit({ input: { id } })
        if (ok) onDone()
        return ok
      },
    })
}
