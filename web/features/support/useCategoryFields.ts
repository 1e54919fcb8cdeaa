/** Removes and orders the fields that a category asks for. */
import { graphql } from 'react-relay'
import * as texts from '#texts/support/fields.js'
import type { useCategoryFieldsMoveMutation } from '#web/__generated__/useCategoryFieldsMoveMutation.graphql.ts'
import type { useCategoryFieldsRemoveMutation } from '#web/__generated__/useCategoryFieldsRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function useCategoryFields(id: string) {
  const [remove, removing] = useAction<useCategoryFieldsRemoveMutation>(
    graphql`
      mutation useCategoryFieldsRemoveMutation($input: RemoveSupportFieldInput!) {
        removeSupportField(input: $input) {
          category {
            ...SupportCategoryFields_category
          }
        }
      }
    `,
    { success: { title: texts.removed() }, failure: texts.failed() },
  )
  const [move, moving] = useAction<useCategoryFieldsMoveMutation>(
    graphql`
      mutation useCategoryFieldsMoveMutation($input: MoveSupportFieldInput!) {
        moveSupportField(input: $input) {
          category {
            ...SupportCategoryFields_category
          }
        }
      }
    `,
    { failure: texts.failed() },
  )
  return {
    remove: async (field: number) => (await remove({ input: { id, field } })).ok,
    move: (field: number, up: boolean) => move({ input: { id, field, up } }),
    pending: removing || moving,
  }
}
