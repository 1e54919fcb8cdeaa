/**
 * When a facility can be booked: its slots in a span of time, each with what keeps it from being free, and the checks of a
 * booking's time. Pure; the hours are those of the university's clock, and right over changes of a clock.
 */
import * as texts from '#texts/facilities/errors.js'
import { universityZone } from '../../days.ts'
import { conflict, invalid } from '../../errors.ts'
import { slotsOf } from '../calendar/slots.ts'
import { momentInWords } from './timeInWords.ts'
import { windowDays } from './facility.rules.ts'

export interface Span {
  startsAt: Date
  endsAt: Date
}

interface WeeklyHours {
  weekday: number
  fromMinute: number
  untilMinute: number
}

/** What is known of a facility around a span of time. */
export interface OpenFacility {
  slotMinutes: number
  leastMinutes: number
  mostMinutes: number
  hours: readonly WeeklyHours[]
  outages: readonly (Span & { reason: string })[]
  /** What takes its time. */
  bookings: readonly Span[]
}

export type SlotState = 'FREE' | 'BOOKED' | 'OUT_OF_SERVICE' | 'PAST' | 'TOO_FAR'

export interface FacilitySlot extends Span {
  state: SlotState
}

const overlaps = (one: Span, other: Span) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** The slots of its hours that begin in the span, in order of time. */
export function facilitySlots(
  facility: OpenFacility,
  { startsAt, endsAt }: Span,
  now: Date,
  timeZone = universityZone,
) {
  const { hours, slotMinutes, outages, bookings } = facility
  const open = { timeZone, hours, exceptions: [], minimumNoticeMinutes: 0, dailyMaximum: null, bufferMinutes: 0 }
  const asked = { from: startsAt, until: endsAt, now, minutes: slotMinutes, windowDays }
  return slotsOf({ ...open, busy: [], sessions: [] }, asked).map(({ verdict, ...slot }): FacilitySlot => {
    if (verdict === 'TOO_SOON') return { ...slot, state: 'PAST' }
    if (outages.some((outage) => overlaps(outage, slot))) return { ...slot, state: 'OUT_OF_SERVICE' }
    if (bookings.some((booking) => overlaps(booking, slot))) return { ...slot, state: 'BOOKED' }
    return { ...slot, state: verdict === 'TOO_FAR' ? 'TOO_FAR' : 'FREE' }
  })
}

/** When the first slots begin that are free for the shortest booking. */
export function firstFree(slots: readonly FacilitySlot[], { slotMinutes, leastMinutes }: OpenFacility): Date | null {
  const need = leastMinutes / slotMinutes
  let run = 0
  for (const [at, { state, startsAt }] of slots.entries()) {
    const follows = slots[at - 1]?.endsAt.getTime() === startsAt.getTime()
    run = state !== 'FREE' ? 0 : follows ? run + 1 : 1
    if (run >= need) return slots[at - need + 1]!.startsAt
  }
  return null
}

/** Refuses a time that is over, too short or long, closed, out of service or taken; names the field, and what to do. */
export function needOpen(facility: OpenFacility, span: Span, now: Date, timeZone = universityZone): void {
  const { startsAt, endsAt } = span
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000
  const { leastMinutes, mostMinutes, slotMinutes } = facility
  if (startsAt <= now) throw invalid({ startsAt: texts.past() })
  if (minutes < leastMinutes) throw invalid({ endsAt: texts.tooShort({ minutes: leastMinutes }) })
  if (minutes > mostMinutes) throw invalid({ endsAt: texts.tooLong({ minutes: mostMinutes }) })
  const slots = facilitySlots(facility, span, now, timeZone)
  const around = facilitySlots(
    facility,
    { startsAt: new Date(startsAt.getTime() - slotMinutes * 60_000), endsAt },
    now,
    timeZone,
  )
  if (slots[0]?.startsAt.getTime() !== startsAt.getTime())
    throw invalid({
      startsAt: around.some((slot) => overlaps(slot, span)) ? texts.notASlot({ minutes: slotMinutes }) : texts.closed(),
    })
  const broken = slots.findIndex((slot, at) => at > 0 && slot.startsAt.getTime() !== slots[at - 1]!.endsAt.getTime())
  const last = broken < 0 ? slots.at(-1)! : slots[broken - 1]!
  if (last.endsAt < endsAt) throw invalid({ endsAt: texts.closesAt({ time: momentInWords(last.endsAt, timeZone) }) })
  if (last.endsAt > endsAt) throw invalid({ endsAt: texts.notASlot({ minutes: slotMinutes }) })
  if (slots.some(({ state }) => state === 'TOO_FAR')) throw invalid({ startsAt: texts.tooFar({ days: windowDays }) })
  const outage = facility.outages.find((one) => overlaps(one, span))
  if (outage) {
    const { reason, endsAt: until } = outage
    throw invalid({ startsAt: texts.outOfService({ until: momentInWords(until, timeZone), reason }) })
  }
  if (facility.bookings.some((one) => overlaps(one, span))) throw taken()
}

/** Somebody else has the time. */
export const taken = () => conflict(texts.taken(), { startsAt: texts.taken() })
