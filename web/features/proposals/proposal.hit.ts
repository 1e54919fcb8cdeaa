/** How proposals read among what the search finds. */
import { graphql } from 'react-relay'
import { dotted } from '#listed'
import * as texts from '#texts/proposals/hit.js'
import type { proposalHit_found$key } from '#web/__generated__/proposalHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const proposalHit = recordHit<proposalHit_found$key>({
  word: texts.proposal(),
  fragment: graphql`
    fragment proposalHit_found on SearchResult @inline {
      proposals {
        id
        number
        path
        title
        challengeTitle
        author {
          name
        }
      }
    }
  `,
  records: ({ proposals }) => proposals,
  shown: ({ title, challengeTitle, author, number }) => ({
    title: title || texts.numbered({ number }),
    description: dotted([author?.name, challengeTitle]),
  }),
})
