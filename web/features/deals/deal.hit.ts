/** How deals read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/deals/hit.js'
import type { dealHit_found$key } from '#web/__generated__/dealHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const dealHit = recordHit<dealHit_found$key>({
  word: texts.deal(),
  fragment: graphql`
    fragment dealHit_found on SearchResult @inline {
      deals {
        id
        path
        title
        party
      }
    }
  `,
  records: ({ deals }) => deals,
  shown: ({ title, party }) => ({ title, description: party }),
})
