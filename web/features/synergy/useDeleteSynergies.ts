/** Deletes analyses of synergy once it is confirmed. */
import { graphql } from 'react-relay'
import * as texts from '#texts/synergy/bulk.js'
import type { useDeleteSynergiesMutation } from '#web/__generated__/useDeleteSynergiesMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

export function useDeleteSynergies() {
  const confirm = useConfirm()
  const [remove] = useAction<useDeleteSynergiesMutation>(
    graphql`
      mutation useDeleteSynergiesMutation($input: DeleteSynergyAnalysesInput!) {
        deleteSynergyAnalyses(input: $input) {
          deletedIds
        }
      }
    `,
    {
      success: (_, { input }) =>
        input.ids.length === 1
          ? { title: texts.deletedOne() }
          : { title: texts.deleted(), description: texts.deletedCount({ count: input.ids.length }) },
      failure: texts.failed(),
    },
  )
  return (ids: readonly string[], onDone: () => void) =>
    confirm({
      title: ids.length === 1 ? texts.question() : texts.questions({ count: ids.length }),
      message: texts.consequence(),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { ids: [...ids] } })
        if (ok) onDone()
        return ok
      },
    })
}
