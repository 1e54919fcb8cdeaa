/** How enquiries about technologies read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/enquiries/hit.js'
import type { enquiryHit_found$key } from '#web/__generated__/enquiryHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const enquiryHit = recordHit<enquiryHit_found$key>({
  word: texts.technologyEnquiry(),
  fragment: graphql`
    fragment enquiryHit_found on SearchResult @inline {
      technologyEnquiries {
        id
        headline
        name
        path
      }
    }
  `,
  records: ({ technologyEnquiries }) => technologyEnquiries,
  shown: ({ headline, name }) => ({ title: headline, description: name }),
})
