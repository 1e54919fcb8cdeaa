/** How teams read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/teams/hit.js'
import type { teamHit_found$key } from '#web/__generated__/teamHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const teamHit = recordHit<teamHit_found$key>({
  word: texts.team(),
  fragment: graphql`
    fragment teamHit_found on SearchResult @inline {
      teams {
        id
        path
        name
        department
        tags
      }
    }
  `,
  records: ({ teams }) => teams,
  shown: ({ name, department, tags }) => ({ title: name, description: department, tags }),
})
