/** Deletes a publication, after one question that names it. */
import { graphql } from 'react-relay'
import texts from '#texts/publications.js'
import type { useDeletePublicationMutation } from '#web/__generated__/useDeletePublicationMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { Rich } from '#web/ui/Rich.tsx'

const messages = { success: { title: texts.remove.done() } }

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
      title: texts.remove.question(),
      message: <Rich text={texts.remove.consequence()} parts={{ title: <strong>{title}</strong> }} />,
      confirm: texts.sheet.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await commit({ input: { id } })
        if (ok) onDone()
        return ok
      },
    })
}
