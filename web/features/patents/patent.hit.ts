/** How patents read among what the search finds. */
import { graphql } from 'react-relay'
import { listed } from '#listed'
import * as texts from '#texts/patents/hit.js'
import type { patentHit_found$key } from '#web/__generated__/patentHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'
import { officeName } from './patentWords.ts'

export const patentHit = recordHit<patentHit_found$key>({
  word: texts.patent(),
  fragment: graphql`
    fragment patentHit_found on SearchResult @inline {
      patents {
        id
        title
        office
        applicationNumber
        path
      }
    }
  `,
  records: ({ patents }) => patents,
  shown: ({ title, office, applicationNumber }) => ({
    title,
    description: listed([officeName(office), applicationNumber]),
  }),
})
