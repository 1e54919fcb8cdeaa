/** How claims for a readiness level read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/trl/hit.js'
import type { claimHit_found$key } from '#web/__generated__/claimHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const claimHit = recordHit<claimHit_found$key>({
  word: texts.trlClaim(),
  fragment: graphql`
    fragment claimHit_found on SearchResult @inline {
      trlClaims {
        id
        title
        level
        path
      }
    }
  `,
  records: ({ trlClaims }) => trlClaims,
  shown: ({ title, level }) => ({ title, description: texts.claimsTrl({ level }) }),
})
