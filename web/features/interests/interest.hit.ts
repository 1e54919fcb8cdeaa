/** How interests of investors read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/interests/hit.js'
import type { interestHit_found$key } from '#web/__generated__/interestHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const interestHit = recordHit<interestHit_found$key>({
  word: texts.investmentInterest(),
  fragment: graphql`
    fragment interestHit_found on SearchResult @inline {
      investmentInterests {
        id
        path
        title
        investor {
          name
        }
      }
    }
  `,
  records: ({ investmentInterests }) => investmentInterests,
  shown: ({ title, investor }) => ({ title, description: investor?.name ?? '' }),
})
