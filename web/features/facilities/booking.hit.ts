/** How bookings of facilities read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/facilities/hit.js'
import type { bookingHit_found$key } from '#web/__generated__/bookingHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'

export const bookingHit = recordHit<bookingHit_found$key>({
  word: texts.facilityBooking(),
  otherTitle: true,
  fragment: graphql`
    fragment bookingHit_found on SearchResult @inline {
      facilityBookings {
        id
        purpose
        facility {
          name
        }
        path
      }
    }
  `,
  records: ({ facilityBookings }) => facilityBookings,
  shown: ({ purpose, facility }) => ({ title: facility.name, description: purpose }),
})
