/** Deletes a patent, after one question that names it. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/patents/form.js'
import type { useDeletePatentMutation } from '#web/__generated__/useDeletePatentMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { Rich } from '#web/ui/Rich.tsx'

export function useDeletePatent() {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [commit] = useAction<useDeletePatentMutation>(
    graphql`
      mutation useDeletePatentMutation($input: DeletePatentInput!) {
        deletePatent(input: $input) {
          deletedId
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed(), alone: true },
  )
  return ({ id, title }: { id: string; title: string }) =>
    confirm({
      title: texts.deleteQuestion(),
      message: <Rich text={texts.deleteConsequence()} parts={{ title: <strong>{title}</strong> }} />,
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await commit({ input: { id } })
        if (ok) void navigate('/research-management/patents')
        return ok
      },
    })
}
