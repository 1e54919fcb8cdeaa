/** How requests for support read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/support/hit.js'
import type { supportRequestHit_found$key } from '#web/__generated__/supportRequestHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const supportRequestHit = recordHit<supportRequestHit_found$key>({
  word: texts.supportRequest(),
  fragment: graphql`
    fragment supportRequestHit_found on SearchResult @inline {
      supportRequests {
        id
        title
        category {
          name
        }
        path
      }
    }
  `,
  records: ({ supportRequests }) => supportRequests,
  shown: ({ title, category }) => ({ title, description: category.name }),
})
