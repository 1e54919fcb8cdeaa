/** How assessments of readiness read among what the search finds. */
import { graphql } from 'react-relay'
import { listed } from '#listed'
import * as texts from '#texts/readiness/hit.js'
import type { assessmentHit_found$key } from '#web/__generated__/assessmentHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const assessmentHit = recordHit<assessmentHit_found$key>({
  word: texts.assessment(),
  fragment: graphql`
    fragment assessmentHit_found on SearchResult @inline {
      arlAssessments {
        id
        title
        score
        band
        path
      }
    }
  `,
  records: ({ arlAssessments }) => arlAssessments,
  shown: ({ title, score, band }) => ({ title, description: listed([score, band]) }),
})
