/** The records and people that the server finds, as hits. */
import { graphql, readInlineData } from 'react-relay'
import type { hits_found$key } from '#web/__generated__/hits_found.graphql.ts'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { recordHitsQuery$data } from '#web/__generated__/recordHitsQuery.graphql.ts'
import { everything, kinds } from '#web/lists/hits.ts'
import type { Hit } from './hit.ts'

export const query = graphql`
  query recordHitsQuery($text: String!) {
    search(text: $text) {
      hits {
        of
        score
        places {
          start
          end
        }
      }
      ...hits_found
    }
  }
`

/** In no order. */
export function hitsOf(
  { search }: recordHitsQuery$data,
  may: (permission: Permission) => boolean,
  roleLabels: unknown,
): Hit[] {
  const ranked = new Map(search.hits.map((hit) => [hit.of, hit]))
  const found = readInlineData<hits_found$key>(everything, search)
  return kinds.flatMap((kind) => kind(found, { ranked, may, roleLabels }))
}
