/** Deleting an idea: asked once with the documented words, and told. */
import { graphql } from 'react-relay'
import type { useDeleteIdeaMutation } from '#web/__generated__/useDeleteIdeaMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

const telling = { success: { title: 'Idea deleted' }, failure: 'Failed to delete idea' }

/** Asks, deletes, then calls `onDone`. */
export function useDeleteIdea(onDone: () => void) {
  const confirm = useConfirm()
  const [commit] = useAction<useDeleteIdeaMutation>(
    graphql`
      mutation useDeleteIdeaMutation($input: DeleteIdeaInput!) {
        deleteIdea(input: $input) {
          deletedId
        }
      }
    `,
    telling,
  )
  return ({ id, title }: { id: string; title: string }) =>
    confirm({
      title: 'Are you absolutely sure?',
      message: (
        <>
          <strong>{title}</strong>
          <br />
          This action cannot be undone. This will permanently delete your idea.
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
