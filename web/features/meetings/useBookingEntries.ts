/** Bookings of facilities as entries of the viewer's calendar: own ones, and those of facilities that the viewer looks after. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/meetings/schedulePage.js'
import * as words from '#texts/facilities/words.js'
import type { useBookingEntries_booking$key } from '#web/__generated__/useBookingEntries_booking.graphql.ts'
import { bookingStates, type BookingState } from '#web/features/facilities/facilityWords.ts'
import type { CalendarEntry } from '#web/ui/calendar/Calendar.tsx'

export function useBookingEntries(bookings: useBookingEntries_booking$key): CalendarEntry[] {
  const found = useFragment<useBookingEntries_booking$key>(
    graphql`
      fragment useBookingEntries_booking on FacilityBooking @relay(plural: true) {
        id
        path
        startsAt
        endsAt
        status
        isOwn
        facility {
          name
        }
        researcher {
          name
        }
      }
    `,
    bookings,
  )
  return found.map(({ id, path, startsAt, endsAt, status, isOwn, facility, researcher }) => {
    const { tone, words: state } = bookingStates[status as BookingState]
    const name = researcher?.name ?? words.formerMember()
    return {
      id,
      startsAt,
      endsAt,
      tone,
      title: isOwn ? facility.name : texts.booking({ facility: facility.name, name }),
      note: texts.bookingNote({ state: state.toLowerCase() }),
      to: path,
      open: status === 'REQUESTED',
    }
  })
}
