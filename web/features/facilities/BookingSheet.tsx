/** A booking beside its list: when, for what, where it stands, and what the viewer may do with it. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/facilities/bookings.js'
import * as words from '#texts/facilities/words.js'
import type { BookingSheetQuery } from '#web/__generated__/BookingSheetQuery.graphql.ts'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useRead } from '#web/relay/useRead.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatMoney, formatTime } from '#web/ui/format.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { BookingTag } from './bookingColumns.tsx'
import { bookingHistory } from './facilityHistory.ts'
import { useBookingActions } from './useBookingActions.tsx'

export const BookingSheet = ({ number, onClose }: { number: number | null; onClose: () => void }) => (
  <RecordSheet kind={texts.booking()} number={number} onClose={onClose}>
    {(open) => <Opened number={open} />}
  </RecordSheet>
)

const toPage = (path: string, name: string | null | undefined) => (
  <TextLink asChild textDecoration="underline">
    <Link to={path}>{name}</Link>
  </TextLink>
)

function Opened({ number }: { number: number }) {
  const { facilityBooking: booking } = useRead<BookingSheetQuery>(
    graphql`
      query BookingSheetQuery($number: Int!) {
        facilityBooking(number: $number) {
          startsAt
          endsAt
          purpose
          status
          cost
          reason
          createdAt
          answeredAt
          facility {
            name
            path
            location
          }
          researcher {
            name
          }
          project {
            title
            path
          }
          ...useBookingActions_booking
          ...useReaders_record
          ...RecordHistory_record
        }
      }
    `,
    { number },
  )
  const { actions, dialog } = useBookingActions(booking)
  const readers = useReaders(booking ?? null)
  if (!booking) return <RecordMissing title={texts.unavailable()} message={texts.gone()} />
  const { facility, project, reason, startsAt, endsAt } = booking
  return (
    <RecordPage
      title={facility.name}
      badges={<BookingTag status={booking.status} />}
      note={texts.span({ from: formatTime(startsAt), until: formatTime(endsAt) })}
      actions={[...actions, ...readers.actions]}
      rail={
        <Facts
          facts={[
            [texts.facility(), toPage(facility.path, facility.name)],
            [texts.location(), facility.location],
            [texts.cost(), formatMoney(booking.cost)],
            [texts.researcher(), booking.researcher?.name ?? words.formerMember()],
            [texts.project(), project && toPage(project.path, project.title)],
            [texts.requestedOn(), formatTime(booking.createdAt)],
            [texts.answeredOn(), booking.answeredAt && formatTime(booking.answeredAt)],
            [texts.reason(), reason],
          ]}
        />
      }
    >
      <Section title={texts.purpose()}>
        <WrittenText>{booking.purpose}</WrittenText>
      </Section>
      <RecordHistory record={booking} words={bookingHistory} />
      {dialog}
      {readers.dialog}
    </RecordPage>
  )
}
