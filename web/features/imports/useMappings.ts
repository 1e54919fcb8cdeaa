/** Replaces the columns of saved mappings, and deletes mappings. */
import { graphql } from 'react-relay'
import * as texts from '#texts/imports/mappings.js'
import type { useMappingsRemoveMutation } from '#web/__generated__/useMappingsRemoveMutation.graphql.ts'
import type { useMappingsReplaceMutation } from '#web/__generated__/useMappingsReplaceMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { ColumnField } from './ImportMappings.tsx'

export function useMappings() {
  const [replace] = useAction<useMappingsReplaceMutation>(
    graphql`
      mutation useMappingsReplaceMutation($input: UpdateImportMappingInput!) {
        updateImportMapping(input: $input) {
          mapping {
            id
          }
        }
      }
    `,
    { success: { title: texts.updated() }, failure: texts.failed() },
  )
  const [remove] = useAction<useMappingsRemoveMutation>(
    graphql`
      mutation useMappingsRemoveMutation($input: DeleteImportMappingInput!) {
        deleteImportMapping(input: $input) {
          deletedId
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed() },
  )
  return {
    replace: (id: string, columns: readonly ColumnField[]) => replace({ input: { id, columns } }),
    remove: async (id: string) => (await remove({ input: { id } })).ok,
  }
}
