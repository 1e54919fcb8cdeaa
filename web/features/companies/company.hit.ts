/** How companies read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/companies/hit.js'
import type { companyHit_found$key } from '#web/__generated__/companyHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const companyHit = recordHit<companyHit_found$key>({
  word: texts.company(),
  fragment: graphql`
    fragment companyHit_found on SearchResult @inline {
      companies {
        id
        path
        name
        city
      }
    }
  `,
  records: ({ companies }) => companies,
  shown: ({ name, city }) => ({ title: name, description: city }),
})
