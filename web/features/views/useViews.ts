/** Replaces what a view shows, and deletes views. */
import { graphql } from 'react-relay'
import * as texts from '#texts/views/menu.js'
import type { useViewsRemoveMutation } from '#web/__generated__/useViewsRemoveMutation.graphql.ts'
import type { useViewsReplaceMutation } from '#web/__generated__/useViewsReplaceMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

/** What an address of a list asks for: the part behind the question mark, and the filter that it stands for. */
export interface Asks {
  query: string
  filter: object | null
}

export function useViews() {
  const [replace] = useAction<useViewsReplaceMutation>(
    graphql`
      mutation useViewsReplaceMutation($input: UpdateSavedViewInput!) {
        updateSavedView(input: $input) {
          view {
            query
          }
        }
      }
    `,
    { success: { title: texts.updated() }, failure: texts.failed() },
  )
  const [remove] = useAction<useViewsRemoveMutation>(
    graphql`
      mutation useViewsRemoveMutation($input: DeleteSavedViewInput!) {
        deleteSavedView(input: $input) {
          deletedId
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed() },
  )
  return {
    replace: (id: string, asks: Asks) => replace({ input: { id, ...asks } }),
    remove: async (id: string) => (await remove({ input: { id } })).ok,
  }
}
