/** How grants read among what the search finds. */
import { graphql } from 'react-relay'
import { listed } from '#listed'
import * as texts from '#texts/grants/hit.js'
import type { grantHit_found$key } from '#web/__generated__/grantHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const grantHit = recordHit<grantHit_found$key>({
  word: texts.grant(),
  fragment: graphql`
    fragment grantHit_found on SearchResult @inline {
      researchGrants {
        id
        title
        funder
        reference
        path
      }
    }
  `,
  records: ({ researchGrants }) => researchGrants,
  shown: ({ title, funder, reference }) => ({ title, description: listed([funder, reference]) }),
})
