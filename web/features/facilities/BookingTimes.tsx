/** The day, the beginning and the end of a booking: what is free on the day that the form holds, with what it costs. */
import { SimpleGrid, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/facilities/book.js'
import { listed } from '#listed'
import type { BookingTimes_facility$key } from '#web/__generated__/BookingTimes_facility.graphql.ts'
import type { BookingTimesQuery } from '#web/__generated__/BookingTimesQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { universityTime, ZoneWords } from '#web/features/meetings/ZoneWords.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { addDays, clockTime, instantOf, today } from '#web/ui/calendar/days.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { DateField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { useFill } from '#web/ui/form/useFill.ts'
import { formatMoney } from '#web/ui/format.ts'
import { endsAfter, startsOf } from './bookableTimes.ts'
import { lengthWords } from './facilityWords.ts'

interface Values {
  day: string
  startsAt: string
  endsAt: string
}

interface Props {
  facility: BookingTimes_facility$key
  /** Another one asks again what is free: when a slot was taken meanwhile. */
  round: number
}

export function BookingTimes({ facility: key, round }: Props) {
  const facility = useFragment(
    graphql`
      fragment BookingTimes_facility on Facility {
        number
        slotMinutes
        leastMinutes
        mostMinutes
        ratePerHour
        weeklyQuota
        bookableDays
      }
    `,
    key,
  )
  const { timeZone } = useViewer()
  const { day } = useFormikContext<Values>().values
  const first = today(timeZone)
  return (
    <>
      <DateField name="day" min={first} max={addDays(first, facility.bookableDays)} hint={<ZoneWords />} />
      <Suspense fallback={<PartSpinner />}>
        {/^\d{4}-\d\d-\d\d$/.test(day) && <Times key={day} facility={facility} round={round} day={day} />}
      </Suspense>
    </>
  )
}

interface Bookable {
  number: number
  slotMinutes: number
  leastMinutes: number
  mostMinutes: number
  ratePerHour: number
  weeklyQuota: number | null | undefined
}

function Times({ facility, round, day }: { facility: Bookable; round: number; day: string }) {
  const { timeZone } = useViewer()
  const { values } = useFormikContext<Values>()
  const fillIn = useFill<Values>()
  const from = instantOf(`${day}T00:00`, timeZone)
  // Bookings may go on into the next day.
  const until = instantOf(`${addDays(day, 2)}T00:00`, timeZone)
  const { facility: found, projects } = useLazyLoadQuery<BookingTimesQuery>(
    graphql`
      query BookingTimesQuery($number: Int!, $from: DateTime!, $until: DateTime!) {
        facility(number: $number) {
          slots(from: $from, until: $until) {
            startsAt
            endsAt
            state
          }
          ownBookedMinutes(at: $from)
        }
        projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    { number: facility.number, from, until },
    { fetchPolicy: 'network-only', fetchKey: round },
  )
  const slots = found?.slots ?? []
  const starts = startsOf(slots, facility).filter((at) => at < instantOf(`${addDays(day, 1)}T00:00`, timeZone))
  const ends = endsAfter(slots, facility, values.startsAt)
  const start = starts.some((at) => at === values.startsAt) ? values.startsAt : ''
  const end = start && (ends.includes(values.endsAt) ? values.endsAt : (ends[0] ?? ''))
  // What was chosen on another day, or is taken by now, is chosen no more.
  const isStale = values.startsAt !== start || values.endsAt !== end
  const choose = useEffectEvent(() => fillIn({ startsAt: start, endsAt: end }))
  useEffect(() => {
    if (isStale) choose()
  }, [isStale, start, end])
  const words = (at: string) => listed([clockTime(at, timeZone), universityTime(at, timeZone)])
  const minutes = start && end ? (Date.parse(end) - Date.parse(start)) / 60_000 : 0
  return (
    <>
      {starts.length === 0 ? (
        <Text role="status">{texts.nothingFree()}</Text>
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField
            name="startsAt"
            placeholder={texts.chooseTime()}
            choices={starts.map((at) => ({ value: at, label: words(at) }))}
          />
          <SelectField
            name="endsAt"
            placeholder={texts.chooseTime()}
            choices={ends.map((at) => ({ value: at, label: words(at) }))}
          />
        </SimpleGrid>
      )}
      {minutes > 0 && (
        <Text role="status" fontWeight="medium">
          {texts.cost({
            length: lengthWords(minutes),
            cost: formatMoney(Math.round((facility.ratePerHour * minutes) / 60)),
          })}
        </Text>
      )}
      {facility.weeklyQuota != null && (
        <Text color="fg.muted" fontSize="sm">
          {texts.quota({ booked: (found?.ownBookedMinutes ?? 0) / 60, most: facility.weeklyQuota })}
        </Text>
      )}
      <SelectField
        name="projectId"
        placeholder={texts.noProject()}
        choices={nodesOf(projects).map(({ id, title }) => ({ value: id, label: title }))}
        open
      />
    </>
  )
}
