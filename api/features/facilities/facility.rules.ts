/** What inputs about facilities must hold (docs/spec/university.md#facilities). */
import { boolean, object, type AnyObject, type TestContext } from 'yup'
import { day, field } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { instant, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/facilities/rules.js'
import { weeklyHours } from '../calendar/weeklyHours.rules.ts'

/** Minutes that a slot may have. */
export const slotLengths = [15, 30, 60, 120, 180, 240, 480, 1440] as const

/** Days ahead that can be booked. */
export const windowDays = 90

const id = nodeId('Facility', texts.facilityNotFound)

const length = (label: string, description: string) =>
  wholeNumber().min(15, texts.shortest).max(1440, texts.longest).required(texts.giveLength).meta({ label, description })

/** Whether a length is made of whole slots; the lengths that are not given are compared with those that stand, by the action. */
const ofSlots = (value: number | undefined, { parent }: TestContext<AnyObject>) => {
  const slot = (parent as { slotMinutes?: number }).slotMinutes
  return value === undefined || !slot || value % slot === 0
}

const name = text(120).required(texts.giveName).meta({ label: texts.name() })
const ratePerHour = wholeNumber()
  .min(0, texts.notNegative)
  .max(1_000_000, texts.mostRate)
  .required(texts.giveRate)
  .meta({ label: texts.rate(), description: 'AED for an hour.' })
const slotMinutes = length(texts.slot(), 'Minutes; bookings begin and end with slots.').oneOf(
  [...slotLengths],
  texts.slotLengths,
)
const leastMinutes = length(texts.least(), 'Minutes of the shortest booking, in whole slots.').test(
  'slots',
  texts.wholeSlots,
  ofSlots,
)
const mostMinutes = length(texts.most(), 'Minutes of the longest booking, in whole slots.')
  .test('slots', texts.wholeSlots, ofSlots)
  .test('order', texts.mostBelowLeast, (value, { parent }) => {
    const least = (parent as { leastMinutes?: number }).leastMinutes
    return value === undefined || !least || value >= least
  })

const details = {
  capability: text(5_000).meta({ label: texts.capability(), description: 'What it can do, in Markdown.' }),
  location: field(texts.location(), 200, 'The building and the room.'),
  department: field(texts.department(), 120),
  rules: text(5_000).meta({ label: texts.rules(), description: 'What who uses it must heed, in Markdown.' }),
  approval: boolean().meta({
    label: texts.approval(),
    description: 'Whether a booking waits for the team’s approval.',
  }),
  weeklyQuota: wholeNumber().min(1, texts.fewestHours).max(168, texts.mostHours).nullable().meta({
    label: texts.quota(),
    description: 'Hours in a week of the university that one researcher may book; any number when nothing is said.',
  }),
  managerId: nodeId('User', texts.choosePerson)
    .optional()
    .nullable()
    .meta({ label: texts.manager(), description: 'Who of the university’s team looks after it; null for nobody.' }),
  active: boolean().meta({ label: texts.active(), description: 'Whether researchers see and book it.' }),
  hours: weeklyHours(),
}

export const createFacilityRules = object({ name, ratePerHour, slotMinutes, leastMinutes, mostMinutes, ...details })

export const updateFacilityRules = editRules(object({ id }), createFacilityRules)

export const addFacilityOutageRules = object({
  id,
  startsAt: instant().required(texts.giveStart).meta({ label: texts.from() }),
  endsAt: instant()
    .required(texts.giveEnd)
    .test(
      'order',
      texts.endAfterStart,
      (value, { parent }) => !value || value > (parent as { startsAt?: Date }).startsAt!,
    )
    .meta({ label: texts.until() }),
  reason: text(500).required(texts.giveReason).meta({ label: texts.reason(), description: 'Researchers read it.' }),
  cancelBookings: boolean().meta({
    label: texts.cancelBookings(),
    description:
      'Cancels the bookings in this time and notifies their researchers; without it, bookings refuse the time.',
  }),
})

export const removeFacilityOutageRules = object({ number: wholeNumber().required(texts.outageNotFound) })

export const facilityFilterRules = object({
  search: text(200).meta({ description: 'Words of the name, department, location or capability; all must be found.' }),
  department: text(120).nullable(),
  approval: boolean()
    .nullable()
    .meta({ description: 'Only those whose bookings wait for approval (true), or only the others (false).' }),
  active: boolean()
    .nullable()
    .meta({ description: 'Only those that researchers can book (true), or only the others (false).' }),
  freeOn: day(texts.freeOn(), 'With a free slot on this day of the university.'),
})
