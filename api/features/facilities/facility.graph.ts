/** Facilities in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { dayLength } from '../../days.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { HasFilesInterface, HasHistoryInterface, RecordInterface } from '../../records/interfaces.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { contentLink } from '../files/contentLink.ts'
import { contentPath } from '../files/file.rules.ts'
import { addFacilityOutage, createFacility, removeFacilityOutage, updateFacility } from './facility.actions.ts'
import { facilitySort, facilityWhere } from './facility.list.ts'
import { facilityFilterRules, windowDays } from './facility.rules.ts'
import { timesIn } from './facilityTimes.ts'
import { facilitySlots, firstFree } from './openTimes.ts'

/** Days ahead in which the next free time is looked for. */
const nextFreeDays = 14

const soon = () => {
  const now = new Date()
  return { startsAt: now, endsAt: new Date(now.getTime() + nextFreeDays * dayLength) }
}

builder.prismaObject('FacilityHours', {
  readable: 'parent',
  description: 'Hours of a week in which a facility is open, on the university’s clock.',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: '1 is Monday, 7 is Sunday.' }),
    fromMinute: t.exposeInt('fromMinute', { description: 'Minutes after midnight.' }),
    untilMinute: t.exposeInt('untilMinute', { description: 'Minutes after midnight; 1440 is the next one.' }),
  }),
})

builder.prismaObject('FacilityOutage', {
  readable: 'parent',
  description: 'A time in which a facility cannot be used.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    reason: t.exposeString('reason'),
  }),
})

builder.prismaNode('Facility', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasFilesInterface, HasHistoryInterface],
  readable: 'FACILITY_READ',
  description: 'Equipment or a laboratory of the university that researchers book.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.string({ extensions: { reads: ['name'] }, resolve: ({ name }) => name }),
    name: t.exposeString('name'),
    capability: t.exposeString('capability', { description: 'What it can do, in Markdown.' }),
    location: t.exposeString('location'),
    department: t.exposeString('department', { description: 'Whose it is; it may be empty.' }),
    ratePerHour: t.exposeInt('ratePerHour', { description: 'AED for an hour.' }),
    rules: t.exposeString('rules', { description: 'What who uses it must heed, in Markdown.' }),
    slotMinutes: t.exposeInt('slotMinutes', { description: 'Minutes; bookings begin and end with slots.' }),
    leastMinutes: t.exposeInt('leastMinutes', { description: 'Minutes of the shortest booking.' }),
    mostMinutes: t.exposeInt('mostMinutes', { description: 'Minutes of the longest booking.' }),
    approval: t.exposeBoolean('approval', { description: 'Whether a booking waits for the team’s approval.' }),
    weeklyQuota: t.exposeInt('weeklyQuota', {
      nullable: true,
      description: 'Hours in a week of the university that one researcher may book; null for any number.',
    }),
    manager: t.relation('manager', { nullable: true, description: 'Who of the team looks after it.' }),
    active: t.exposeBoolean('active', { description: 'Whether researchers see and book it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    hours: t.relation('hours', {
      description: 'When it is open in a week.',
      query: { orderBy: [{ weekday: 'asc' }, { fromMinute: 'asc' }] },
    }),
    outages: t.relation('outages', {
      description: 'When it cannot be used, now or later; at most 50.',
      query: () => ({ where: { endsAt: { gt: new Date() } }, orderBy: { startsAt: 'asc' }, take: 50 }),
    }),
    photo: t.string({
      nullable: true,
      description: 'Where a browser fetches its first photo while the session lasts; null without one.',
      select: {
        files: { where: { currentId: null, mediaType: { startsWith: 'image/' } }, orderBy: { id: 'asc' }, take: 1 },
      },
      resolve: ({ files }, _, ctx) => photoLink(ctx, files[0]?.id),
    }),
    nextFree: t.field({
      type: 'DateTime',
      nullable: true,
      description: `When the next time begins that is free for the shortest booking; null without one in ${nextFreeDays} days, or when it cannot be booked.`,
      select: () => ({ active: true, ...timesIn(soon()) }),
      resolve: ({ active, ...times }) => (active ? firstFree(facilitySlots(times, soon(), new Date()), times) : null),
    }),
    bookableDays: t.int({
      description: 'How many days ahead it can be booked.',
      extensions: { reads: [] },
      resolve: () => windowDays,
    }),
    canBook: viewerCan(t, 'FACILITY_BOOK'),
    canUpdate: viewerCan(t, 'FACILITY_UPDATE'),
  }),
})

/** Everybody who reads a facility may see its photos. */
async function photoLink(ctx: Context, id: number | undefined): Promise<string | null> {
  const link = id === undefined ? null : await contentLink(ctx, contentPath(id))
  return link && `${link}&inline`
}

listField('facilities', {
  type: 'Facility',
  read: 'FACILITY_READ',
  description: 'Equipment and laboratories that researchers book.',
  filter: { rules: facilityFilterRules, where: facilityWhere },
  sort: facilitySort,
  order: { field: 'NAME', direction: 'ASC' },
})

numberField('facility', { type: 'Facility', read: 'FACILITY_READ' })

builder.queryField('facilityDepartments', (t) =>
  t.stringList({
    requires: 'FACILITY_READ',
    description: 'The departments of the facilities that the viewer may see, by name.',
    resolve: async (_, _args, { db, access }) => {
      const rows = await db.facility.findMany({
        where: { AND: [access.within('FACILITY_READ'), { department: { not: '' } }] },
        distinct: ['department'],
        select: { department: true },
        orderBy: { department: 'asc' },
      })
      return rows.map(({ department }) => department)
    },
  }),
)

for (const change of [createFacility, updateFacility, addFacilityOutage, removeFacilityOutage])
  actionField(change as typeof updateFacility, (t) => ({
    facility: recordField(t, 'Facility', (out) => out.facilityId),
  }))
