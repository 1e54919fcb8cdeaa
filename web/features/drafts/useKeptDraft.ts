/** What the viewer has begun in a form and not sent: read where a form is offered, refreshed by whatever changes it. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { DraftForm } from '#web/__generated__/useDraftMutation.graphql.ts'
import type { useKeptDraft_viewer$key } from '#web/__generated__/useKeptDraft_viewer.graphql.ts'

/** The draft of the form, or null. */
export function useKeptDraft(form: DraftForm, viewer: useKeptDraft_viewer$key | null | undefined, subject = '') {
  const kept = useFragment(
    graphql`
      fragment useKeptDraft_viewer on Viewer {
        id
        drafts {
          form
          subject
          step
          values
          updatedAt
        }
      }
    `,
    viewer,
  )
  return kept?.drafts.find((draft) => draft?.form === form && draft.subject === subject) ?? null
}
