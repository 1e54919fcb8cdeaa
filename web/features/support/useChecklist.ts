/** Changes the team's checklist of a request. */
import { graphql } from 'react-relay'
import * as texts from '#texts/support/checklist.js'
import type { useChecklistRemoveMutation } from '#web/__generated__/useChecklistRemoveMutation.graphql.ts'
import type { useChecklistSetMutation } from '#web/__generated__/useChecklistSetMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function useChecklist(id: string) {
  const [set] = useAction<useChecklistSetMutation>(
    graphql`
      mutation useChecklistSetMutation($input: SetSupportStepInput!) {
        setSupportStep(input: $input) {
          supportRequest {
            ...SupportChecklist_request
          }
        }
      }
    `,
    { failure: texts.failed() },
  )
  const [remove] = useAction<useChecklistRemoveMutation>(
    graphql`
      mutation useChecklistRemoveMutation($input: RemoveSupportStepInput!) {
        removeSupportStep(input: $input) {
          supportRequest {
            ...SupportChecklist_request
          }
        }
      }
    `,
    { failure: texts.failed() },
  )
  return {
    add: (text: string | undefined) => set({ input: { id, text } }),
    tick: (step: number, done: boolean) => set({ input: { id, step, done } }),
    remove: (step: number) => remove({ input: { id, step } }),
  }
}
