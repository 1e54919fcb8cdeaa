/** How people read among what the search finds. */
import { graphql } from 'react-relay'
import { listed } from '#listed'
import * as texts from '#texts/people/hit.js'
import type { personHit_found$key } from '#web/__generated__/personHit_found.graphql.ts'
import { roleLabel } from '#web/app/homes.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const personHit = recordHit<personHit_found$key>({
  word: texts.person(),
  requires: 'PROJECT_REVIEW',
  fragment: graphql`
    fragment personHit_found on SearchResult @inline {
      people {
        id
        number
        name
        role
        department
        expertise
      }
    }
  `,
  records: ({ people }) => people.filter((person) => person?.role !== 'EXPERT' && person?.role !== 'INVESTOR'),
  shown: ({ name, role, department, expertise, number }, labels) => ({
    title: name,
    description: listed([roleLabel(role, labels), department]),
    tags: expertise,
    to: `/projects/list?owner=${number}`,
  }),
})
