/** How facilities read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/facilities/hit.js'
import type { facilityHit_found$key } from '#web/__generated__/facilityHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const facilityHit = recordHit<facilityHit_found$key>({
  word: texts.facility(),
  fragment: graphql`
    fragment facilityHit_found on SearchResult @inline {
      facilities {
        id
        name
        department
        path
      }
    }
  `,
  records: ({ facilities }) => facilities,
  shown: ({ name, department }) => ({ title: name, description: department }),
})
