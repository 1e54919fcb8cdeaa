/** How meetings read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/meetings/hit.js'
import type { meetingHit_found$key } from '#web/__generated__/meetingHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'
import { formatTime } from '#web/ui/format.ts'

export const meetingHit = recordHit<meetingHit_found$key>({
  word: texts.meeting(),
  fragment: graphql`
    fragment meetingHit_found on SearchResult @inline {
      meetings {
        id
        path
        title
        startsAt
      }
    }
  `,
  records: ({ meetings }) => meetings,
  shown: ({ title, startsAt }) => ({ title, description: formatTime(startsAt) }),
})
