/** Bookings as rows and cards of their list. */
import { Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/facilities/bookings.js'
import * as words from '#texts/facilities/words.js'
import { dotted } from '#listed'
import type {
  bookingColumns_booking$data,
  bookingColumns_booking$key,
} from '#web/__generated__/bookingColumns_booking.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatMoney, formatTime } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { bookingStates, type BookingState } from './facilityWords.ts'

type Booking = bookingColumns_booking$data[number]
type Open = (number: number) => void

export const useBookings = (bookings: bookingColumns_booking$key) =>
  useFragment<bookingColumns_booking$key>(
    graphql`
      fragment bookingColumns_booking on FacilityBooking @relay(plural: true) {
        id
        number
        title
        startsAt
        endsAt
        purpose
        status
        cost
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

export function BookingTag({ status }: { status: string }) {
  return <LookTag look={bookingStates[status as BookingState]} />
}

const researcherOf = ({ researcher }: Booking) => researcher?.name ?? words.formerMember()

export const bookingColumns = (onOpen: Open, team: boolean): Column<Booking>[] => [
  {
    header: texts.facility(),
    share: 2,
    keep: true,
    file: { Number: 'number', [texts.facility()]: 'facility.name' },
    cell: ({ number, facility }) => <RowButton onClick={() => onOpen(number)}>{facility.name}</RowButton>,
  },
  {
    header: texts.from(),
    width: 13,
    sort: 'STARTS_AT',
    file: 'startsAt',
    look: 'one-line',
    cell: ({ startsAt }) => formatTime(startsAt),
  },
  {
    header: texts.until(),
    width: 13,
    file: 'endsAt',
    look: 'one-line',
    cell: ({ endsAt }) => formatTime(endsAt),
  },
  { header: texts.status(), width: 11, file: 'status', cell: ({ status }) => <BookingTag status={status} /> },
  ...(team
    ? [
        {
          header: texts.researcher(),
          share: 1.2,
          file: { [texts.researcher()]: 'researcher.name' },
          cell: researcherOf,
        },
      ]
    : []),
  { header: texts.purpose(), share: 1.6, file: 'purpose', cell: ({ purpose }) => purpose },
  { header: texts.cost(), width: 7, file: 'cost', look: 'one-line', cell: ({ cost }) => formatMoney(cost) },
]

export const BookingCard = ({ booking, onOpen, team }: { booking: Booking; onOpen: Open; team: boolean }) => (
  <Card aria-label={booking.title ?? ''}>
    <BookingTag status={booking.status} />
    <Heading as="h2" size="md" dir="auto">
      <RowButton onClick={() => onOpen(booking.number)}>{booking.facility.name}</RowButton>
    </Heading>
    <Text>{texts.span({ from: formatTime(booking.startsAt), until: formatTime(booking.endsAt) })}</Text>
    <Text color="fg.muted" fontSize="sm" dir="auto">
      {dotted([team && researcherOf(booking), booking.purpose])}
    </Text>
  </Card>
)
