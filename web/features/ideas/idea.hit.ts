/** How ideas read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/ideas/hit.js'
import type { ideaHit_found$key } from '#web/__generated__/ideaHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const ideaHit = recordHit<ideaHit_found$key>({
  word: texts.idea(),
  fragment: graphql`
    fragment ideaHit_found on SearchResult @inline {
      ideas {
        id
        path
        title
        category
        tags
      }
    }
  `,
  records: ({ ideas }) => ideas,
  shown: ({ title, category, tags }) => ({ title, description: category, tags }),
})
