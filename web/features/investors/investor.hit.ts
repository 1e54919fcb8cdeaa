/** How investors read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/investors/hit.js'
import type { investorHit_found$key } from '#web/__generated__/investorHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const investorHit = recordHit<investorHit_found$key>({
  word: texts.investor(),
  fragment: graphql`
    fragment investorHit_found on SearchResult @inline {
      investors {
        id
        path
        title
        user {
          department
        }
      }
    }
  `,
  records: ({ investors }) => investors,
  shown: ({ title, user }) => ({ title, description: user.department }),
})
