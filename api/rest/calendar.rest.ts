/** Events as calendar files: one to take along, and the feed that calendar programs follow. */
import type { ServerResponse } from 'node:http'
import * as records from '#texts/ui/records.js'
import { Access } from '../access.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db.ts'
import { notFound } from '../errors.ts'
import { hashToken } from '../tokens.ts'
import { meetingFile, feedFile, withPeople } from '../features/calendar/calendarFile.ts'
import { bookingEvents } from '../features/facilities/bookingEvent.ts'
import { deadlinesOf } from '../features/researchDeadlines/deadlinesOf.ts'
import { deadlineEvent } from '../research/calendarDeadline.ts'
import { maySignIn, viewerColumns } from '../viewer.ts'
import type { ByteCall, Exchange } from './byteCall.ts'
import { dayLength } from '../days.ts'

const hour = 3_600_000
/** Deadlines are given so far ahead: most are a year or more away when they are computed. */
const aheadDays = 1_100
const content = { 'text/calendar': { schema: { type: 'string' } } }

function send(res: ServerResponse, text: string, name: string) {
  res.writeHead(200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  res.end(text)
}

async function download({ access, viewer, db }: Context, { res, params }: Exchange) {
  const { id } = await access.find('MEETING_READ_INSIDE', Number(params['id']))
  const meeting = await db.meeting.findUniqueOrThrow({ where: { id }, include: withPeople })
  send(res, meetingFile(meeting, viewer!.id, 'PUBLISH'), `meeting-${id}.ics`)
}

/** The secret in the address stands for its person, whose own meetings, bookings of facilities and deadlines it gives and nothing else. */
async function feed({ db }: Context, { res, params }: Exchange) {
  const found = await db.calendarFeed.findUnique({
    where: { tokenHash: hashToken(params['secret']!.replace(/\.ics$/, '')) },
    include: { user: { select: viewerColumns } },
  })
  if (!found || !maySignIn(found.user.status)) throw notFound(records.calendar())
  await touch(db, found.userId, found.lastReadAt)
  const access = new Access(found.user, db)
  const since = new Date(Date.now() - 90 * dayLength)
  const meetings = await db.meeting.findMany({
    where: {
      AND: [
        access.within('MEETING_READ_INSIDE'),
        { endsAt: { gt: since }, state: { notIn: ['CANCELLED', 'DECLINED'] } },
        { participants: { some: { userId: found.userId, answer: { not: 'DECLINED' } } } },
      ],
    },
    include: withPeople,
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: 1_000,
  })
  const bookings = await bookingEvents(db, access, found.userId, since)
  const deadlines = await deadlinesOf(
    { db, access, viewer: found.user },
    { from: since, until: new Date(Date.now() + aheadDays * dayLength) },
  )
  const open = deadlines.filter(({ closed }) => !closed).map(deadlineEvent)
  send(res, feedFile(meetings, found.userId, [...bookings, ...open]), 'ascent.ics')
}

/** Programs read often: it is written down once an hour. */
const touch = async (db: Db, userId: number, lastReadAt: Date | null) => {
  if (Date.now() - (lastReadAt?.getTime() ?? 0) > hour)
    await db.calendarFeed.updateMany({ where: { userId }, data: { lastReadAt: new Date() } })
}

export const calendarCalls: ByteCall[] = [
  {
    method: 'GET',
    path: '/api/meetings/:id(\\d{1,9})/calendar',
    summary: 'A session, booking or meeting as a calendar file',
    gives: { status: 200, content },
    answer: download,
  },
  {
    method: 'GET',
    path: '/api/calendar/:secret([\\w\\-]{20,100}\\.ics)',
    summary: 'A person’s meetings, bookings of facilities and deadlines, by the secret address of the calendar',
    open: true,
    gives: { status: 200, content },
    answer: feed,
  },
]
