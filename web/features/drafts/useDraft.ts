/** What was begun in a form, as a draft on the server: kept, thrown away. */
import { graphql } from 'react-relay'
import * as texts from '#texts/drafts/useDraft.js'
import type { useDraftDiscardMutation } from '#web/__generated__/useDraftDiscardMutation.graphql.ts'
import type { DraftForm, useDraftMutation } from '#web/__generated__/useDraftMutation.graphql.ts'
import { isOffline } from '#web/relay/connectivity.ts'
import type { ServerError } from '#web/relay/environment.ts'
import { sentence, useAction } from '#web/relay/useAction.ts'

const keeping = {
  failure: (error: ServerError) => ({
    title: texts.yourDraftCouldNotBe(),
    description: isOffline() ? texts.savedOnceOnline() : sentence(error),
  }),
  alone: true,
}
const discarding = { failure: texts.theDraftCouldNotBe(), alone: true }

/** `subject` is the number of the record that the form is about, where there is one draft for each. */
export function useDraft(form: DraftForm, subject = '') {
  const [save] = useAction<useDraftMutation>(
    graphql`
      mutation useDraftMutation($input: SaveDraftInput!) {
        saveDraft(input: $input) {
          viewer {
            ...useKeptDraft_viewer
          }
        }
      }
    `,
    keeping,
  )
  const [discard] = useAction<useDraftDiscardMutation>(
    graphql`
      mutation useDraftDiscardMutation($input: DeleteDraftInput!) {
        deleteDraft(input: $input) {
          viewer {
            ...useKeptDraft_viewer
          }
        }
      }
    `,
    discarding,
  )
  return {
    /** Whether it was kept. */
    keep: async (values: object, step: number) => (await save({ input: { form, subject, values, step } })).ok,
    /** Whether it was thrown away. */
    discard: async () => (await discard({ input: { form, subject } })).ok,
  }
}
