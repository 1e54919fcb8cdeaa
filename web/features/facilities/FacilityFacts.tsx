/** Where a facility is, what it costs, and how it may be booked. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/facilities/facility.js'
import { listed } from '#listed'
import type { FacilityFacts_facility$key } from '#web/__generated__/FacilityFacts_facility.graphql.ts'
import { clockOf } from '#web/features/experts/weekHours.ts'
import { placeInWeek, weekdaysInOrder } from '#web/ui/calendar/week.ts'
import { weekdayNames } from '#web/ui/calendar/weekdays.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { rateWords } from './facilityColumns.tsx'
import { lengthWords } from './facilityWords.ts'

export function FacilityFacts({ facility: key }: { facility: FacilityFacts_facility$key }) {
  const facility = useFragment(
    graphql`
      fragment FacilityFacts_facility on Facility {
        location
        ratePerHour
        slotMinutes
        leastMinutes
        mostMinutes
        weeklyQuota
        nextFree
        manager {
          name
        }
        hours {
          weekday
          fromMinute
          untilMinute
        }
      }
    `,
    key,
  )
  const { location, ratePerHour, slotMinutes, leastMinutes, mostMinutes, weeklyQuota, nextFree, manager } = facility
  return (
    <Section title={texts.details()}>
      <Facts
        facts={[
          [texts.rate(), rateWords(ratePerHour)],
          [texts.location(), location],
          [texts.nextFree(), nextFree && formatTime(nextFree)],
          [texts.hours(), facility.hours.length ? openWords(facility.hours) : texts.neverOpen()],
          [texts.slots(), lengthWords(slotMinutes)],
          [texts.lengths(), texts.fromTo({ least: lengthWords(leastMinutes), most: lengthWords(mostMinutes) })],
          [texts.quota(), weeklyQuota ? texts.perWeek({ count: weeklyQuota }) : null],
          [texts.contact(), manager?.name ?? texts.team()],
        ]}
      />
    </Section>
  )
}

type Hours = readonly { weekday: number; fromMinute: number; untilMinute: number }[]

/** Days in a row with the same hours are one line: `Monday – Friday, 8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM`. */
function openWords(hours: Hours): string {
  const lines: { first: number; last: number; hours: string }[] = []
  const byDay = Map.groupBy(hours, (one) => one.weekday)
  for (const weekday of weekdaysInOrder()) {
    const all = byDay.get(weekday)
    if (!all) continue
    const spans = listed(all.map(({ fromMinute, untilMinute }) => `${clockOf(fromMinute)} – ${clockOf(untilMinute)}`))
    const before = lines.at(-1)
    if (before?.hours === spans && placeInWeek(before.last) === placeInWeek(weekday) - 1) before.last = weekday
    else lines.push({ first: weekday, last: weekday, hours: spans })
  }
  const dayOf = (weekday: number) => weekdayNames[weekday - 1]!
  return lines
    .map(({ first, last, hours: spans }) =>
      first === last
        ? texts.dayHours({ day: dayOf(first), hours: spans })
        : texts.daysHours({ first: dayOf(first), last: dayOf(last), hours: spans }),
    )
    .join('\n')
}
