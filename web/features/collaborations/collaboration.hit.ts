/** How collaborations read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/collaborations/hit.js'
import type { collaborationHit_found$key } from '#web/__generated__/collaborationHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const collaborationHit = recordHit<collaborationHit_found$key>({
  word: texts.collaboration(),
  fragment: graphql`
    fragment collaborationHit_found on SearchResult @inline {
      collaborations {
        id
        path
        title
        challengeTitle
      }
    }
  `,
  records: ({ collaborations }) => collaborations,
  shown: ({ title, challengeTitle }) => ({ title, description: challengeTitle }),
})
