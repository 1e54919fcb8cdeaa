/** How announcements read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/announcements/hit.js'
import type { announcementHit_found$key } from '#web/__generated__/announcementHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const announcementHit = recordHit<announcementHit_found$key>({
  word: texts.announcement(),
  fragment: graphql`
    fragment announcementHit_found on SearchResult @inline {
      announcements {
        id
        title
        text
        path
      }
    }
  `,
  records: ({ announcements }) => announcements,
  shown: ({ title, text }) => ({ title, description: text }),
})
