/** Deleting an idea: asked once with the documented words, and told. */
import { graphql } from 'react-relay'
import * as texts from '#texts/ideas/useDeleteIdea.js'
import type { useDeleteIdeaMutation } from '#web/__generated__/useDeleteIdeaMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

const telling = {
  success: { title: texts.ideaDeleted() },
  failure: texts.failedToDeleteIdea(),
}

/** Asks, then deletes; `onDeleted` is called afterwards. */
export function useDeleteIdea(onDeleted?: () => void) {
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
      title: texts.areYouAbsolutelySure(),
      message: (
        <>
          <strong>{title}</strong>
          <br />
          {texts.cannotBeUndone()}
        </>
      ),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await commit({ input: { id } })
        if (ok) onDeleted?.()
        return ok
      },
    })
}
