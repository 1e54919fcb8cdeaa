/** How holdings read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/holdings/hit.js'
import type { holdingHit_found$key } from '#web/__generated__/holdingHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const holdingHit = recordHit<holdingHit_found$key>({
  word: texts.holding(),
  fragment: graphql`
    fragment holdingHit_found on SearchResult @inline {
      holdings {
        id
        path
        name
      }
    }
  `,
  records: ({ holdings }) => holdings,
  shown: ({ name }) => ({ title: name }),
})
