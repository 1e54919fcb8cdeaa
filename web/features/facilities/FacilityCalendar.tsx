/** The calendar of a facility: free slots open the booking, and what others have booked names nobody. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import * as texts from '#texts/facilities/calendar.js'
import type { FacilityCalendar_facility$key } from '#web/__generated__/FacilityCalendar_facility.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { slotParameter } from './slot.overlay.ts'
import { opening } from '#web/app/useOverlay.ts'
import { ZoneWords } from '#web/features/meetings/ZoneWords.tsx'
import { Calendar, type CalendarEntry } from '#web/ui/calendar/Calendar.tsx'
import type { Holiday } from '#web/ui/calendar/daysOff.ts'
import { useCalendarPlace } from '#web/ui/calendar/useCalendarPlace.ts'
import { Section } from '#web/ui/Facts.tsx'
import { bookingStates, type BookingState } from './facilityWords.ts'

interface Props {
  facility: FacilityCalendar_facility$key
  holidays: readonly Holiday[]
}

export function FacilityCalendar({ facility: key, holidays }: Props) {
  const { canBook, approval, slots, bookedTimes, bookings, outages } = useFragment(
    graphql`
      fragment FacilityCalendar_facility on Facility
      @argumentDefinitions(from: { type: "DateTime!" }, until: { type: "DateTime!" }) {
        canBook
        approval
        slots(from: $from, until: $until) {
          startsAt
          endsAt
          state
        }
        bookedTimes(from: $from, until: $until) {
          startsAt
          endsAt
        }
        bookings(from: $from, until: $until) {
          number
          path
          startsAt
          endsAt
          status
          purpose
          isOwn
          researcher {
            name
          }
        }
        outages {
          number
          startsAt
          endsAt
          reason
        }
      }
    `,
    key,
  )
  const { timeZone } = useViewer()
  const place = useCalendarPlace(timeZone)
  const { search } = useLocation()
  const toSlot = (startsAt: string) => opening(search, slotParameter, startsAt)
  const seen = new Set(bookings.map(({ startsAt }) => startsAt))
  const entries: CalendarEntry[] = [
    ...slots
      .filter(({ state }) => state === 'FREE')
      .map(({ startsAt, endsAt }) => ({
        id: `free ${startsAt}`,
        title: texts.free(),
        note: '',
        startsAt,
        endsAt,
        tone: 'success' as const,
        open: true,
        to: canBook ? toSlot(startsAt) : undefined,
      })),
    ...bookedTimes
      .filter(({ startsAt }) => !seen.has(startsAt))
      .map(({ startsAt, endsAt }) => ({
        id: `booked ${startsAt}`,
        title: texts.booked(),
        note: '',
        startsAt,
        endsAt,
        tone: 'neutral' as const,
      })),
    ...bookings.map(({ number, path, startsAt, endsAt, status, isOwn, researcher, purpose }) => ({
      id: `booking ${number}`,
      title: isOwn ? texts.yours() : (researcher?.name ?? texts.formerMember()),
      note: `${bookingStates[status as BookingState].words} · ${purpose}`,
      startsAt,
      endsAt,
      tone: bookingStates[status as BookingState].tone,
      open: status === 'REQUESTED',
      to: path,
    })),
    ...outages.map(({ number, startsAt, endsAt, reason }) => ({
      id: `outage ${number}`,
      title: texts.outOfService(),
      note: reason,
      startsAt,
      endsAt,
      tone: 'warning' as const,
    })),
  ]
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted" fontSize="sm">
        {canBook && (approval ? texts.requestHint() : texts.bookHint())} <ZoneWords />
      </Text>
      <Calendar entries={entries} holidays={holidays} timeZone={timeZone} {...place} />
    </Section>
  )
}
