/** The draft of a new project on the server: kept, thrown away. */
import { graphql } from 'react-relay'
import type { useProjectDraftDiscardMutation } from '#web/__generated__/useProjectDraftDiscardMutation.graphql.ts'
import type { useProjectDraftMutation } from '#web/__generated__/useProjectDraftMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

const keeping = { failure: 'Your draft could not be kept' }
const discarding = { failure: 'The draft could not be thrown away' }

export function useProjectDraft() {
  const [save] = useAction<useProjectDraftMutation>(
    graphql`
      mutation useProjectDraftMutation($input: SaveDraftInput!) {
        saveDraft(input: $input) {
          viewer {
            id
            drafts {
              form
              step
              values
              updatedAt
            }
          }
        }
      }
    `,
    keeping,
  )
  const [discard] = useAction<useProjectDraftDiscardMutation>(
    graphql`
      mutation useProjectDraftDiscardMutation($input: DiscardDraftInput!) {
        discardDraft(input: $input) {
          viewer {
            id
            drafts {
              form
              step
              values
              updatedAt
            }
          }
        }
      }
    `,
    discarding,
  )
  return {
    /** Whether it was kept. */
    keep: async (values: object, step: number) => (await save({ input: { form: 'PROJECT', values, step } })).ok,
    /** Whether it was thrown away. */
    discard: async () => (await discard({ input: { form: 'PROJECT' } })).ok,
  }
}
