/** People connect calendars of theirs elsewhere, have them read again, and disconnect them. */
import * as texts from '#texts/connectedCalendars/errors.js'
import * as nouns from '#texts/ui/records.js'
import type { Integration, IntegrationKind } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import type { Context } from '../../context.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { Span } from '../../integrations/calendarSource.ts'
import { disconnectCalendars } from '../../integrations/disconnectCalendars.ts'
import type { SignInKind } from '../../integrations/kinds.rules.ts'
import { beginWay, endWay } from '../../integrations/oauthApps.ts'
import { asRefusal } from '../../integrations/refusal.ts'
import { appOf, setUpOf } from '../../integrations/setUp.ts'
import { limit } from '../../limits.ts'
import { open, seal } from '../../sealed.ts'
import { hashToken } from '../../tokens.ts'
import { lockPeople } from '../calendar/takeTime.ts'
import {
  connectCalDavRules,
  connectCalendarRules,
  connectedCalendarRules,
  startCalendarConnectionRules,
} from './calendar.rules.ts'
import { kindInWords } from './calendarWords.rules.ts'
import { askCalendar, readCalendar, writeBusyTimes } from './readCalendar.ts'

const requires = 'CONNECTED_CALENDAR_OWN'
/** How long the way to the service and back may take. */
const lifetime = 10 * 60_000

async function needSetUp({ db }: Context, kind: IntegrationKind): Promise<Integration> {
  const setUp = await setUpOf(db, kind)
  if (!setUp) throw conflict(texts.notSetUp({ calendar: kindInWords(kind) }))
  return setUp
}

export const connectCalDav = action({
  name: 'connectCalDav',
  requires,
  personal: true,
  rules: connectCalDavRules,
  description:
    'Connects a calendar of the viewer by CalDAV, once it could be read; it takes the place of an earlier one.',
  async prepare(ctx, { address, account, password }) {
    await limit('calendarAccount', String(ctx.viewer!.id))
    const setUp = await needSetUp(ctx, 'CALDAV')
    const connection = { address, account, secret: password, timeZone: ctx.viewer!.timeZone }
    try {
      return await askCalendar('CALDAV', connection, setUp)
    } catch (error) {
      const refusal = asRefusal(kindInWords('CALDAV'), error)
      throw invalid({ [refusal.status === 401 ? 'password' : 'address']: refusal.message })
    }
  },
  async run(work, { address, account, password }, { busy }) {
    return connect(work, { kind: 'CALDAV', address, account, secret: password, busy })
  },
})

export const startCalendarConnection = action({
  name: 'startCalendarConnection',
  requires,
  personal: true,
  rules: startCalendarConnectionRules,
  description: 'Gives the address at which the viewer lets a calendar be read; the way back ends within ten minutes.',
  async prepare(ctx, { kind }) {
    await limit('calendarAccount', String(ctx.viewer!.id))
    return beginWay(kind, appOf(await needSetUp(ctx, kind))!)
  },
  async run({ tx, viewer }, { kind }, { url, state, verifier }) {
    await tx.calendarAttempt.deleteMany({ where: { OR: [{ userId: viewer.id }, { expiresAt: { lt: new Date() } }] } })
    await tx.calendarAttempt.create({
      data: {
        userId: viewer.id,
        kind,
        stateHash: hashToken(state),
        verifier: seal('calendar', verifier),
        expiresAt: new Date(Date.now() + lifetime),
      },
    })
    return { url }
  },
})

export const connectCalendar = action({
  name: 'connectCalendar',
  requires,
  personal: true,
  rules: connectCalendarRules,
  description: 'Takes the answer of Google or Microsoft and connects the calendar, once it could be read.',
  async prepare(ctx, { code, state }) {
    const { db, viewer } = ctx
    await limit('calendarAccount', String(viewer!.id))
    // An answer counts once, also when it is sent twice at the same moment.
    const [attempt] = await db.calendarAttempt.updateManyAndReturn({
      where: { stateHash: hashToken(state), userId: viewer!.id, usedAt: null, expiresAt: { gt: new Date() } },
      data: { usedAt: new Date() },
    })
    if (!attempt) throw conflict(texts.ended())
    const { kind } = attempt
    const setUp = await needSetUp(ctx, kind)
    try {
      const found = await endWay(kind as SignInKind, appOf(setUp)!, code, open('calendar', attempt.verifier))
      const read = await askCalendar(kind, { address: '', timeZone: viewer!.timeZone, ...found }, setUp)
      return { kind, ...found, ...read }
    } catch (error) {
      throw conflict(asRefusal(kindInWords(kind), error).message)
    }
  },
  async run(work, _, found) {
    return connect(work, { address: '', ...found })
  },
})

interface Found {
  kind: IntegrationKind
  address: string
  account: string
  secret: string
  busy: readonly Span[]
}

async function connect(work: Work, { kind, address, account, secret, busy }: Found) {
  const { tx, viewer } = work
  const userId = viewer.id
  await lockPeople(tx, [userId])
  await disconnectCalendars(tx, { userId, kind })
  const { id } = await tx.connectedCalendar.create({
    data: {
      userId,
      kind,
      address,
      account,
      secret: seal('calendar', secret),
      readAt: new Date(),
      nextReadAt: new Date(Date.now() + 15 * 60_000),
    },
  })
  await writeBusyTimes(tx, id, busy)
  await work.audit('User', userId, { connectedCalendar: [null, kindInWords(kind)] })
  return { calendarId: id }
}

export const readConnectedCalendar = action({
  name: 'readConnectedCalendar',
  requires,
  personal: true,
  rules: connectedCalendarRules,
  description: 'Reads a connected calendar of the viewer now; what it answers is in the calendar.',
  async prepare({ db, access, viewer }, { id }) {
    await access.find(requires, id)
    await limit('calendarAccount', String(viewer!.id))
    await readCalendar(db, id, { now: true })
  },
  run: (_, { id }) => Promise.resolve({ calendarId: id }),
})

export const disconnectCalendar = action({
  name: 'disconnectCalendar',
  requires,
  personal: true,
  rules: connectedCalendarRules,
  description:
    'Disconnects a calendar of the viewer: its password or tokens and its busy times are deleted, and the permission is revoked at Google.',
  async run({ tx, viewer, access, audit }, { id }) {
    const { kind } = await access.find(requires, id)
    if (!(await disconnectCalendars(tx, { id, userId: viewer.id }))) throw notFound(nouns.calendar())
    await audit('User', viewer.id, { connectedCalendar: [kindInWords(kind), null] })
    return { done: true }
  },
})
