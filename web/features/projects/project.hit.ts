/** How projects read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/hit.js'
import type { projectHit_found$key } from '#web/__generated__/projectHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const projectHit = recordHit<projectHit_found$key>({
  word: texts.project(),
  requires: 'PROJECT_PAGE',
  fragment: graphql`
    fragment projectHit_found on SearchResult @inline {
      projects {
        id
        path
        title
        department
        tags
      }
    }
  `,
  records: ({ projects }) => projects,
  shown: ({ title, department, tags }) => ({ title, description: department, tags }),
})
