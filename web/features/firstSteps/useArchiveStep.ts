/** Puts a step of the university away, after a question, and brings it back. */
import { graphql } from 'react-relay'
import * as texts from '#texts/firstSteps/editing.js'
import type { useArchiveStepMutation } from '#web/__generated__/useArchiveStepMutation.graphql.ts'
import type { useArchiveStepRestoreMutation } from '#web/__generated__/useArchiveStepRestoreMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

interface Named {
  id: string
  title: string
}

export function useArchiveStep() {
  const confirm = useConfirm()
  const [archive] = useAction<useArchiveStepMutation>(
    graphql`
      mutation useArchiveStepMutation($input: ArchiveUniversityStepInput!) {
        archiveUniversityStep(input: $input) {
          step {
            ...FirstStepsPage_step
          }
        }
      }
    `,
    { success: { title: texts.archived() }, failure: texts.notArchived() },
  )
  const [restore] = useAction<useArchiveStepRestoreMutation>(
    graphql`
      mutation useArchiveStepRestoreMutation($input: UnarchiveUniversityStepInput!) {
        unarchiveUniversityStep(input: $input) {
          step {
            ...FirstStepsPage_step
          }
        }
      }
    `,
    { success: { title: texts.restored() }, failure: texts.notRestored() },
  )
  return {
    archive: ({ id, title }: Named) =>
      confirm({
        title: texts.archiveQuestion(),
        message: texts.archiveWhat({ title }),
        confirm: texts.archive(),
        onConfirm: async () => (await archive({ input: { id } })).ok,
      }),
    restore: ({ id }: Named) => void restore({ input: { id } }),
  }
}
