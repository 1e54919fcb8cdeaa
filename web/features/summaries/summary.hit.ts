/** How technology summaries read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/summaries/hit.js'
import type { summaryHit_found$key } from '#web/__generated__/summaryHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const summaryHit = recordHit<summaryHit_found$key>({
  word: texts.technologySummary(),
  fragment: graphql`
    fragment summaryHit_found on SearchResult @inline {
      technologySummaries {
        id
        headline
        project {
          department
        }
        path
      }
    }
  `,
  records: ({ technologySummaries }) => technologySummaries,
  shown: ({ headline, project }) => ({ title: headline, description: project?.department ?? '' }),
})
