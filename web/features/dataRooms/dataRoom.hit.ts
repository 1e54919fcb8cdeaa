/** How data rooms read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/dataRooms/hit.js'
import type { dataRoomHit_found$key } from '#web/__generated__/dataRoomHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const dataRoomHit = recordHit<dataRoomHit_found$key>({
  word: texts.dataRoom(),
  fragment: graphql`
    fragment dataRoomHit_found on SearchResult @inline {
      dataRooms {
        id
        path
        title
      }
    }
  `,
  records: ({ dataRooms }) => dataRooms,
  shown: ({ title }) => ({ title, description: texts.documentsForInvestors() }),
})
