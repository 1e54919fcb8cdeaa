/** The texts of a record in both languages, as the viewer may read them. */
import { graphql } from 'react-relay'
import type { useVersionsQuery, useVersionsQuery$data } from '#web/__generated__/useVersionsQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'

type Node = NonNullable<useVersionsQuery$data['node']>
export type Versions = NonNullable<Node['translation']>

/** Null when the record is gone. */
export function useVersions(id: string): Versions | null {
  const { node } = useRead<useVersionsQuery>(
    graphql`
      query useVersionsQuery($id: ID!) {
        node(id: $id) {
          ... on HasTranslation {
            translation {
              texts {
                name
                language
                first
                text
                isOutdated
              }
            }
          }
        }
      }
    `,
    { id },
  )
  return node?.translation ?? null
}
