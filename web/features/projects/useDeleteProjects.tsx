/** Deleting projects: asked once, named, told, and gone from the list. */
import { graphql } from 'react-relay'
import type { useDeleteProjectsMutation } from '#web/__generated__/useDeleteProjectsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

const success = { title: 'Project deleted', description: 'The project has been deleted successfully.' }

/** Asks, deletes, then calls `onDone`. */
export function useDeleteProjects(onDone: () => void) {
  const confirm = useConfirm()
  const [commit] = useAction<useDeleteProjectsMutation>(
    graphql`
      mutation useDeleteProjectsMutation($input: DeleteProjectsInput!) {
        deleteProjects(input: $input) {
          deletedIds
        }
      }
    `,
    { success, failure: 'Failed to delete project' },
  )
  return ({ id, title, question }: { id: string; title: string; question?: { title: string; message: string } }) =>
    confirm({
      title: question?.title ?? 'Are you absolutely sure?',
      message: (
        <>
          <strong>{title}</strong>
          <br />
          {question?.message ?? 'This action cannot be undone. This will permanently delete your project.'}
        </>
      ),
      confirm: 'Delete',
      danger: true,
      onConfirm: async () => {
        const { ok } = await commit({ input: { ids: [id] } })
        if (ok) onDone()
        return ok
      },
    })
}
