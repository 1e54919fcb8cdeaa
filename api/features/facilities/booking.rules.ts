/** What inputs about bookings of facilities must hold (docs/spec/university.md#facilities). */
import { array, boolean, object } from 'yup'
import { enumOf, instant, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/facilities/rules.js'

export const bookingStatuses = ['REQUESTED', 'CONFIRMED', 'DECLINED', 'CANCELLED', 'COMPLETED', 'NO_SHOW'] as const

const id = nodeId('FacilityBooking', texts.bookingNotFound)
const status = enumOf(bookingStatuses, 'FacilityBookingStatus')
const why = (label: string) => text(1_000).meta({ label, description: 'The researcher reads it.' })

export const bookFacilityRules = object({
  facilityId: nodeId('Facility', texts.facilityNotFound),
  startsAt: instant().required(texts.giveStart).meta({ label: texts.from() }),
  endsAt: instant()
    .required(texts.giveEnd)
    .test(
      'order',
      texts.endAfterStart,
      (value, { parent }) => !value || value > (parent as { startsAt?: Date }).startsAt!,
    )
    .meta({ label: texts.until() }),
  purpose: text(1_000)
    .required(texts.givePurpose)
    .meta({ label: texts.purpose(), description: 'What it is used for.' }),
  projectId: nodeId('Project', texts.projectNotFound)
    .optional()
    .nullable()
    .meta({ label: texts.project(), description: 'The project that it is used for; one that the viewer works on.' }),
})

export const approveFacilityBookingRules = object({ id })
export const declineFacilityBookingRules = object({ id, reason: why(texts.reason()).required(texts.giveReason) })
export const cancelFacilityBookingRules = object({
  id,
  reason: why(texts.reason()).meta({ description: 'Why; the team must say it, and the researcher reads it.' }),
})
export const closeFacilityBookingRules = object({
  id,
  outcome: enumOf(['COMPLETED', 'NO_SHOW'], 'FacilityBookingStatus')
    .required(texts.chooseOutcome)
    .meta({ label: texts.outcome(), description: 'COMPLETED when it was used, NO_SHOW when nobody came.' }),
})

export const bookingFilterRules = object({
  search: text(200).meta({ description: 'Words of the purpose; all must be found.' }),
  status: array(status.defined()).nullable().meta({ description: 'In one of these states.' }),
  facilityId: nodeId('Facility').optional().nullable(),
  past: boolean().nullable().meta({ description: 'Only those that are over (true), or only the others (false).' }),
  mine: boolean()
    .nullable()
    .meta({ description: 'Only those of the viewer and of facilities that the viewer looks after.' }),
  from: instant().nullable().meta({ instant: true, description: 'That end after this instant.' }),
  until: instant().nullable().meta({ instant: true, description: 'That begin before this instant.' }),
})
