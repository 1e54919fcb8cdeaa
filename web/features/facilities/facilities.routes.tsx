/** The pages of facilities: of researchers who book, and of the team that keeps them. Short paths lead here (web/app/redirects.ts). */
import { CalendarCheck, Microscope } from 'lucide-react'
import * as texts from '#texts/facilities/pages.js'
import BookingsPageQuery from '#web/__generated__/BookingsPageQuery$parameters.ts'
import FacilitiesPageQuery from '#web/__generated__/FacilitiesPageQuery$parameters.ts'
import FacilityPageQuery from '#web/__generated__/FacilityPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const tags = ['facility', 'equipment', 'laboratory', 'booking']

const list = {
  query: FacilitiesPageQuery,
  list: () => import('./facilities.list.ts').then(({ facilityList }) => facilityList.variables),
  loading: <ListSkeleton usual="grid" />,
  load: () => import('./FacilitiesPage.tsx'),
}
const one = {
  title: texts.facility(),
  query: FacilityPageQuery,
  list: () => import('./facilityVariables.ts').then(({ facilityVariables }) => facilityVariables),
  load: () => import('./FacilityPage.tsx'),
}
const bookings = {
  query: BookingsPageQuery,
  list: () => import('./bookings.list.ts').then(({ bookingList }) => bookingList.variables),
  loading: <ListSkeleton />,
  load: () => import('./BookingsPage.tsx'),
}

export const facilityPages = [
  page({
    path: '/researcher/innovation-support/facilities',
    under: ['/researcher/innovation-support'],
    title: texts.facilities(),
    requires: 'FACILITY_BOOK',
    search: { description: texts.facilitiesSearch(), tags },
    ...list,
  }),
  page({
    path: '/researcher/innovation-support/facilities/:id',
    under: ['/researcher/innovation-support/facilities'],
    requires: 'FACILITY_BOOK',
    ...one,
  }),
  page({
    path: '/researcher/innovation-support/bookings',
    under: ['/researcher/innovation-support/facilities'],
    title: texts.myBookings(),
    requires: 'FACILITY_BOOK',
    search: { description: texts.myBookingsSearch(), tags },
    ...bookings,
  }),
  page({
    path: '/kuteam/support/facilities',
    title: texts.facilities(),
    requires: 'FACILITY_UPDATE',
    more: Microscope,
    search: { description: texts.teamSearch(), tags },
    ...list,
  }),
  page({
    path: '/kuteam/support/facilities/:id',
    under: ['/kuteam/support/facilities'],
    requires: 'FACILITY_UPDATE',
    ...one,
  }),
  page({
    path: '/kuteam/support/bookings',
    under: ['/kuteam/support/facilities'],
    title: texts.bookings(),
    requires: 'FACILITY_UPDATE',
    more: CalendarCheck,
    search: { description: texts.bookingsSearch(), tags },
    ...bookings,
  }),
]
