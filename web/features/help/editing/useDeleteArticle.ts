/** Asks, deletes an article of the university's own with its versions, and goes back to the list. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/help/own.js'
import type { useDeleteArticleMutation } from '#web/__generated__/useDeleteArticleMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { articlesPath } from './articlePath.ts'

export function useDeleteArticle({ id, name }: { id: string; name: string }): () => void {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [remove] = useAction<useDeleteArticleMutation>(
    graphql`
      mutation useDeleteArticleMutation($input: DeleteHelpArticleInput!) {
        deleteHelpArticle(input: $input) {
          deletedId
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.notDeleted(), alone: true },
  )
  return () =>
    confirm({
      title: texts.deleteQuestion(),
      message: texts.deleteWhat({ name }),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { id } })
        if (ok) void navigate(articlesPath)
        return ok
      },
    })
}
