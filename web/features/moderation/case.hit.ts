/** How cases of moderation read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/moderation/hit.js'
import type { caseHit_found$key } from '#web/__generated__/caseHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const caseHit = recordHit<caseHit_found$key>({
  word: texts.moderationCase(),
  fragment: graphql`
    fragment caseHit_found on SearchResult @inline {
      moderationCases {
        id
        title
        text
        path
      }
    }
  `,
  records: ({ moderationCases }) => moderationCases,
  shown: ({ title, text }) => ({ title, description: text }),
})
