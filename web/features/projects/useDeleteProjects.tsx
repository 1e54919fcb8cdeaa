/** Deleting projects: asked once, named, told, and gone from the list. */
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/useDeleteProjects.js'
import type { useDeleteProjectsMutation } from '#web/__generated__/useDeleteProjectsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

const success = {
  title: texts.projectDeleted(),
  description: texts.theProjectHasBeenDeleted(),
}

/** Asks, deletes, then calls `onDone`. */
export function useDeleteProjects(onDone?: () => void) {
  const confirm = useConfirm()
  const [commit] = useAction<useDeleteProjectsMutation>(
    graphql`
      mutation useDeleteProjectsMutation($input: DeleteProjectsInput!) {
        deleteProjects(input: $input) {
          deletedIds
        }
      }
    `,
    { success, failure: texts.failedToDeleteProject() },
  )
  return ({ id, title, question }: { id: string; title: string; question?: { title: string; message: string } }) =>
    confirm({
      title: question?.title ?? texts.areYouAbsolutelySure(),
      message: (
        <>
          <strong>{title}</strong>
          <br />
          {question?.message ?? texts.thisActionCannotBeUndone()}
        </>
      ),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await commit({ input: { ids: [id] } })
        if (ok) onDone?.()
        return ok
      },
    })
}
