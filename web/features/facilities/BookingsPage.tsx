/** Bookings of facilities: own ones for a researcher, all of them for the team that approves them. */
import { CalendarCheck } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import * as counts from '#texts/facilities/counts.js'
import * as texts from '#texts/facilities/bookings.js'
import * as pages from '#texts/facilities/pages.js'
import type { BookingsPageQuery } from '#web/__generated__/BookingsPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { bookingParameter } from './booking.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { bookingList } from './bookings.list.ts'
import { BookingCard, bookingColumns, useBookings } from './bookingColumns.tsx'
import { BookingSheet } from './BookingSheet.tsx'

export default function BookingsPage() {
  const { facilityBookings, facilities } = usePage<BookingsPageQuery>(graphql`
    query BookingsPageQuery(
      $filter: FacilityBookingFilter
      $sort: FacilityBookingSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      facilityBookings(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...bookingColumns_booking
          }
        }
      }
      facilities(first: 100) {
        edges {
          node {
            number
            name
          }
        }
      }
    }
  `)
  const list = useList(bookingList, {
    facility: nodesOf(facilities).map(({ number, name }) => ({ value: String(number), label: name })),
  })
  const [open, setOpen] = useOpenNumber(bookingParameter)
  const team = useAllowed('FACILITY_UPDATE')
  return (
    <>
      <PageHeader
        title={team ? pages.bookings() : pages.myBookings()}
        description={team ? texts.descriptionTeam() : texts.description()}
      />
      <List
        noun="booking"
        counted={counts.bookings}
        list={list}
        rows={useBookings(nodesOf(facilityBookings))}
        total={facilityBookings.totalCount}
        nameOf={({ title }) => title ?? ''}
        columns={useMemo(() => bookingColumns(setOpen, team), [setOpen, team])}
        card={(booking) => <BookingCard booking={booking} onOpen={setOpen} team={team} />}
        exporting={useExport('facilityBookings', bookingList.variables)}
        empty={{
          icon: CalendarCheck,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
      <BookingSheet number={open} onClose={() => setOpen(null)} />
    </>
  )
}
