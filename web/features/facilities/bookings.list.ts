/** The list of bookings: its filters, and what its address asks for. */
import * as texts from '#texts/facilities/filters.js'
import * as words from '#texts/facilities/words.js'
import type { BookingsPageQuery$variables } from '#web/__generated__/BookingsPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, choicesIn, flag, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const statuses = {
  requested: 'REQUESTED',
  confirmed: 'CONFIRMED',
  declined: 'DECLINED',
  canceled: 'CANCELLED',
  completed: 'COMPLETED',
  missed: 'NO_SHOW',
} as const

export const bookingList = listOf<BookingsPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'STARTS_AT', direction: 'ASC' },
  filters: {
    q: search({ label: texts.searchBookings(), asks: (text) => ({ search: text }) }),
    status: buttons({
      label: texts.status(),
      choices: choicesIn({
        requested: words.requested(),
        confirmed: words.confirmed(),
        declined: words.declined(),
        canceled: words.canceled(),
        completed: words.completed(),
        missed: words.noShow(),
      }),
      asks: (chosen) => ({ status: chosen.length ? chosen.map((one) => statuses[one]) : null }),
    }),
    facility: select({
      label: texts.facility(),
      all: texts.allFacilities(),
      choices: 'offered',
      asks: ([number]) => ({ facilityId: number === undefined ? null : globalId('Facility', number) }),
    }),
    past: flag({
      label: texts.when(),
      on: texts.past(),
      // Without it the list is what is not over.
      asks: (past) => ({ past: past ?? false }),
    }),
  },
})
