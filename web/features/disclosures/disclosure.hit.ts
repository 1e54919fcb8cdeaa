/** How invention disclosures read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/disclosures/hit.js'
import type { disclosureHit_found$key } from '#web/__generated__/disclosureHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const disclosureHit = recordHit<disclosureHit_found$key>({
  word: texts.disclosure(),
  fragment: graphql`
    fragment disclosureHit_found on SearchResult @inline {
      inventionDisclosures {
        id
        title
        path
      }
    }
  `,
  records: ({ inventionDisclosures }) => inventionDisclosures,
  shown: ({ title }) => ({ title, description: texts.confidential() }),
})
