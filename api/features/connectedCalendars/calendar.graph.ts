/** The calendars that people have connected, in the schema. No password and no token is in it. */
import { actionField, recordField } from '../../actionField.ts'
import { batched } from '../../batched.ts'
import { builder, describedEnum } from '../../builder.ts'
import { calendarKinds, type CalendarKind } from '../../integrations/kinds.rules.ts'
import { inUse } from '../../integrations/setUp.ts'
import {
  connectCalDav,
  connectCalendar,
  disconnectCalendar,
  readConnectedCalendar,
  startCalendarConnection,
} from './calendar.actions.ts'

const KindEnum = describedEnum<CalendarKind>('CalendarKind', 'A kind of calendar elsewhere.', {
  CALDAV: 'Any server of CalDAV (RFC 4791).',
  GOOGLE_CALENDAR: null,
  MICROSOFT_CALENDAR: 'Microsoft 365.',
})

describedEnum<Exclude<CalendarKind, 'CALDAV'>>('SignInCalendar', 'A calendar that is connected by signing in.', {
  GOOGLE_CALENDAR: null,
  MICROSOFT_CALENDAR: 'Microsoft 365.',
})

const busyCount = batched<number>(async ({ db }, ids) => {
  const counts = await db.connectedBusyTime.groupBy({
    by: ['calendarId'],
    where: { calendarId: { in: [...ids] }, endsAt: { gt: new Date() } },
    _count: true,
  })
  const known = new Map(counts.map(({ calendarId, _count }) => [calendarId, _count]))
  return ids.map((id) => known.get(id) ?? 0)
})

builder.prismaNode('ConnectedCalendar', {
  id: { field: 'id' },
  readable: 'CONNECTED_CALENDAR_OWN',
  description: 'A calendar of a person elsewhere, of which only the busy times are read.',
  fields: (t) => ({
    kind: t.field({ type: KindEnum, select: { kind: true }, resolve: ({ kind }) => kind as CalendarKind }),
    address: t.exposeString('address', { description: 'Of CalDAV: the address of the server or calendar.' }),
    account: t.exposeString('account', { description: 'The name of the account there, where it is known.' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When it was last read.' }),
    problem: t.exposeString('problem', {
      description: 'Why it could not be read since then, in the words of the service; empty when it could.',
    }),
    busyCount: t.int({
      description: 'How many busy times are known, of the next 45 days.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => busyCount(ctx, id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.queryField('connectedCalendars', (t) =>
  t.prismaField({
    type: ['ConnectedCalendar'],
    requires: 'CONNECTED_CALENDAR_OWN',
    description: 'The calendars that the viewer has connected, one of a kind at most.',
    resolve: (query, _, _args, { db, viewer }) =>
      db.connectedCalendar.findMany({ ...query, where: { userId: viewer!.id }, orderBy: { id: 'asc' }, take: 3 }),
  }),
)

builder.queryField('connectableCalendars', (t) =>
  t.field({
    type: [KindEnum],
    requires: 'CONNECTED_CALENDAR_OWN',
    description: 'The kinds of calendars that people can connect here.',
    resolve: (_, _args, { db }) => inUse(db, calendarKinds),
  }),
)

for (const act of [connectCalDav, connectCalendar, readConnectedCalendar])
  actionField(act as typeof readConnectedCalendar, (t) => ({
    calendar: recordField(t, 'ConnectedCalendar', ({ calendarId }) => calendarId),
  }))
actionField(startCalendarConnection, (t) => ({
  address: t.exposeString('url', { description: 'Where the viewer signs in to the service.' }),
}))
actionField(disconnectCalendar, (t) => ({ done: t.exposeBoolean('done') }))
