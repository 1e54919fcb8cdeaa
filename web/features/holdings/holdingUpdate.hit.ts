/** How updates for investors read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/holdings/hit.js'
import type { holdingUpdateHit_found$key } from '#web/__generated__/holdingUpdateHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'
import { formatDate } from '#web/ui/format.ts'

export const holdingUpdateHit = recordHit<holdingUpdateHit_found$key>({
  word: texts.holdingUpdate(),
  fragment: graphql`
    fragment holdingUpdateHit_found on SearchResult @inline {
      holdingUpdates {
        id
        path
        title
        dueOn
      }
    }
  `,
  records: ({ holdingUpdates }) => holdingUpdates,
  shown: ({ title, dueOn }) => ({ title, description: formatDate(dueOn) }),
})
