/** How experts read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/hit.js'
import type { expertHit_found$key } from '#web/__generated__/expertHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'
import { expertParameter } from './expert.overlay.ts'

export const expertHit = recordHit<expertHit_found$key>({
  word: texts.expert(),
  fragment: graphql`
    fragment expertHit_found on SearchResult @inline {
      experts {
        id
        number
        name
        department
        expertise
      }
    }
  `,
  records: ({ experts }) => experts,
  shown: ({ name, department, expertise, number }) => ({
    title: name,
    description: department,
    tags: expertise,
    to: `?${expertParameter}=${number}`,
  }),
})
