/** How publications read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/hit.js'
import type { publicationHit_found$key } from '#web/__generated__/publicationHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const publicationHit = recordHit<publicationHit_found$key>({
  word: texts.publication(),
  fragment: graphql`
    fragment publicationHit_found on SearchResult @inline {
      publications {
        id
        title
        venue
        authors
        path
      }
    }
  `,
  records: ({ publications }) => publications,
  shown: ({ title, venue, authors }) => ({ title, description: venue, tags: authors }),
})
