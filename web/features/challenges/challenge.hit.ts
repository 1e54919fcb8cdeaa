/** How challenges read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/challenges/hit.js'
import type { challengeHit_found$key } from '#web/__generated__/challengeHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const challengeHit = recordHit<challengeHit_found$key>({
  word: texts.challenge(),
  fragment: graphql`
    fragment challengeHit_found on SearchResult @inline {
      challenges {
        id
        path
        title
        companyName
        tags
      }
    }
  `,
  records: ({ challenges }) => challenges,
  shown: ({ title, companyName, tags }) => ({ title, description: companyName ?? '', tags }),
})
