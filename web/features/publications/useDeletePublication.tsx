/** Deletes a publication, after one question that names it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/remove.js'
import * as sheet from '#texts/publications/sheet.js'
import type { useDeletePublicationMutation } from '#web/__generated__/useDeletePublicationMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { Rich } from '#web/ui/Rich.tsx'

const messages = { success: { title: texts.done() } }

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
      title: texts.question(),
      message: <Rich text={texts.consequence()} parts={{ title: <strong>{title}</strong> }} />,
      confirm: sheet.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await commit({ input: { id } })
        if (ok) onDone()
        return ok
      },
    })
}
