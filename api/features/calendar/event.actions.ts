/** Meetings and bookings: proposed, changed, fixed at a time, moved, cancelled; who is asked to come. */
import * as errors from '#texts/meetings/errors.js'
import * as records from '#texts/ui/records.js'
import type { CalendarEvent, EventRole } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { limit } from '../../limits.ts'
import { needMove } from '../../moves.ts'
import type { Permission } from '../../policy.ts'
import { aboutOf } from './aboutOf.ts'
import { bookTime, confirmTime, freeTime, moveTime } from './bookTime.ts'
import {
  addEventParticipantsRules,
  cancelEventRules,
  confirmEventTimeRules,
  mostPeople,
  moveEventRules,
  createEventRules,
  removeEventParticipantRules,
  updateEventRules,
} from './event.rules.ts'
import { keepCompanyHidden } from './hiddenCompany.ts'
import { eventMoves, isOpen, kindInWords } from './eventStates.ts'
import { askable } from './freeTimes.ts'
import { lockEvent, takeTime } from './takeTime.ts'
import { tellPeople } from './tellPeople.ts'

type OnEvents = Extract<
  Permission,
  'EVENT_ORGANIZE' | 'EVENT_ANSWER' | 'EVENT_CANCEL' | 'EXPERT_SESSION_GIVE' | 'EXPERT_SESSION_MOVE'
>

/** The event for the viewer, as nobody else can change it until the transaction ends. */
export async function eventToChange({ tx, access }: Work, permission: OnEvents, id: number): Promise<CalendarEvent> {
  access.need(permission)
  await lockEvent(tx, id)
  return access.find(permission, id)
}

const spans = (times: readonly Date[], minutes: number) =>
  [...new Set(times.map((at) => at.getTime()))]
    .toSorted((one, other) => one - other)
    .map((at) => ({ startsAt: new Date(at), endsAt: new Date(at + minutes * 60_000) }))

export const createEvent = action({
  name: 'createEvent',
  requires: 'EVENT_CREATE',
  rules: createEventRules,
  description: 'Proposes times for a meeting, or asks for a booking; the people are asked to answer.',
  async prepare(ctx) {
    await limit('meetingAccount', String(ctx.viewer!.id))
  },
  async run(
    work,
    { kind, minutes, times, participantIds, optionalIds = [], projectId, proposalId, collaborationId, ...texts },
  ) {
    if (kind === 'BOOKING' && times.length > 1) throw invalid({ times: errors.oneTime() })
    const guests = await guestsOf(work, participantIds, optionalIds)
    const about = await aboutOf(work, { projectId, proposalId, collaborationId })
    await keepCompanyHidden(work, proposalId, [work.viewer.id, ...guests.map(({ userId }) => userId)])
    const [first, ...others] = spans(times, minutes)
    const event = await bookTime(
      work,
      {
        kind: kind === 'BOOKING' ? 'BOOKING' : 'MEETING',
        state: 'PROPOSED',
        ...texts,
        ...first!,
        ...about,
        timeZone: work.viewer.timeZone,
        times: { create: [first!, ...others] },
      },
      [{ userId: work.viewer.id, role: 'ORGANIZER', answer: 'ACCEPTED' }, ...guests],
    )
    await ask(work, event, others.length)
    return { eventId: event.id }
  },
})

/** Asks everyone but the organizer to answer. */
const ask = (work: Work, event: CalendarEvent, others: number, to?: readonly number[]) =>
  tellPeople(work, event, {
    kind: 'EVENT_PROPOSED',
    by: work.viewer.name,
    except: work.viewer.id,
    ...(to ? { to } : {}),
    data: moreTimes(others),
  })

const moreTimes = (others: number): Record<string, string> => (others ? { others: String(others) } : {})

/** People whom the viewer may see, each once. */
async function guestsOf({ tx, access, viewer }: Work, required: readonly number[], optional: readonly number[]) {
  const ids = [...new Set([...required, ...optional])]
  if (ids.includes(viewer.id)) throw invalid({ participantIds: errors.thereAlready() })
  const seen = await tx.user.count({ where: askable(access, ids) })
  if (seen < ids.length) throw invalid({ participantIds: errors.choosePeople() })
  return ids.map((userId) => ({
    userId,
    role: (required.includes(userId) ? 'REQUIRED' : 'OPTIONAL') as EventRole,
    answer: 'WAITING' as const,
  }))
}

const peopleOf = async ({ tx }: Work, eventId: number) =>
  (await tx.eventParticipant.findMany({ where: { eventId }, select: { userId: true } })).map(({ userId }) => userId)

/** What changes nothing in anybody's calendar: notes are written afterwards, and not everybody sees what it is about. */
const silent = new Set(['notes', 'projectId', 'proposalId', 'collaborationId'])

export const updateEvent = action({
  name: 'updateEvent',
  requires: 'EVENT_ORGANIZE',
  rules: updateEventRules,
  description: 'Changes title, agenda, notes, place, video link or what an own meeting or booking is about.',
  async run(work, { id, ...given }) {
    const before = await eventToChange(work, 'EVENT_ORGANIZE', id)
    if (before.state === 'CANCELLED') throw conflict(errors.cancelled({ kind: kindInWords(before.kind) }))
    const about = await aboutOf(work, given)
    const changes = changesOf(before, { ...given, ...about, title: given.title ?? before.title })
    if (!Object.keys(changes).length) return { eventId: id }
    await keepCompanyHidden(work, about.proposalId, await peopleOf(work, id))
    const told = before.state === 'CONFIRMED' && Object.keys(changes).some((field) => !silent.has(field))
    const { title, ...fields } = given
    const after = await work.tx.calendarEvent.update({
      where: { id },
      data: { ...fields, ...about, ...(title ? { title } : {}), ...(told ? { sequence: { increment: 1 } } : {}) },
    })
    await work.audit('CalendarEvent', id, changes)
    if (told) await tellPeople(work, after, { kind: 'EVENT_CHANGED', by: work.viewer.name })
    return { eventId: id }
  },
})

export const confirmEventTime = action({
  name: 'confirmEventTime',
  requires: 'EVENT_ORGANIZE',
  rules: confirmEventTimeRules,
  description: 'Fixes one of the proposed times of a meeting. Who said yes to it, or if need be, has accepted.',
  async run(work, { id, time: timeId }) {
    const { tx, viewer } = work
    const event = await eventToChange(work, 'EVENT_ORGANIZE', id)
    await needMove(work, eventMoves, event, 'CONFIRMED')
    const time = await tx.eventTime.findFirst({ where: { id: timeId, eventId: id }, include: { answers: true } })
    if (!time) throw notFound(records.time())
    if (time.startsAt <= new Date()) throw conflict(errors.timeOver())
    for (const { participantId, answer } of time.answers)
      await tx.eventParticipant.updateMany({
        where: { id: participantId, role: { not: 'ORGANIZER' } },
        data: { answer: answer === 'DECLINED' ? 'DECLINED' : 'ACCEPTED' },
      })
    const fixed = await confirmTime(work, event, { startsAt: time.startsAt, endsAt: time.endsAt })
    await tx.eventTime.deleteMany({ where: { eventId: id } })
    await tellPeople(work, fixed, { kind: 'EVENT_CONFIRMED', by: viewer.name })
    return { eventId: id }
  },
})

export const moveEvent = action({
  name: 'moveEvent',
  requires: 'EVENT_ORGANIZE',
  rules: moveEventRules,
  description:
    'Moves an own meeting or booking. To one new time a confirmed meeting moves at once; else people are asked again.',
  async run(work, { id, times, minutes, reason = '' }) {
    const { tx, viewer } = work
    const before = await eventToChange(work, 'EVENT_ORGANIZE', id)
    if (before.kind === 'BOOKING' && times.length > 1) throw invalid({ times: errors.oneTime() })
    const usual = (before.endsAt.getTime() - before.startsAt.getTime()) / 60_000
    const [first, ...others] = spans(times, minutes ?? usual)
    const stays = before.state === 'CONFIRMED' && before.kind === 'MEETING' && !others.length
    if (!stays && before.state !== 'PROPOSED') await needMove(work, eventMoves, before, 'PROPOSED')
    await tx.eventTime.deleteMany({ where: { eventId: id } })
    if (!stays) await tx.eventTime.createMany({ data: [first!, ...others].map((time) => ({ ...time, eventId: id })) })
    // Nobody but the organizer has said yes to the new time.
    await tx.eventParticipant.updateMany({
      where: { eventId: id, role: { not: 'ORGANIZER' } },
      data: { answer: 'WAITING', answeredAt: null, comment: '' },
    })
    const moved = await moveTime(work, before, first!, { reason, state: stays ? 'CONFIRMED' : 'PROPOSED' })
    await tellPeople(work, moved, {
      kind: 'EVENT_MOVED',
      by: viewer.name,
      before,
      data: { comment: reason, ...(stays ? {} : { ...moreTimes(others.length), ask: 'yes' }) },
    })
    return { eventId: id }
  },
})

export const cancelEvent = action({
  name: 'cancelEvent',
  requires: 'EVENT_CANCEL',
  rules: cancelEventRules,
  description:
    'Cancels a meeting (its organizer) or a booking (its organizer or a participant); the others are notified why.',
  async run(work, { id, reason = '' }) {
    const before = await eventToChange(work, 'EVENT_CANCEL', id)
    await needMove(work, eventMoves, before, 'CANCELLED')
    const event = await freeTime(work, before, 'CANCELLED', reason)
    await tellPeople(work, event, { kind: 'EVENT_CANCELLED', by: work.viewer.name, data: { comment: reason } })
    return { eventId: id }
  },
})

export const addEventParticipants = action({
  name: 'addEventParticipants',
  requires: 'EVENT_ORGANIZE',
  rules: addEventParticipantsRules,
  description: 'Asks more people to come to an own meeting or booking.',
  async run(work, { id, userIds, optional }) {
    const { tx, viewer } = work
    const event = await eventToChange(work, 'EVENT_ORGANIZE', id)
    needOpen(event)
    const there = await tx.eventParticipant.findMany({ where: { eventId: id }, select: { userId: true } })
    const fresh = userIds.filter((userId) => !there.some((one) => one.userId === userId))
    const guests = await guestsOf(work, optional ? [] : fresh, optional ? fresh : [])
    if (there.length + guests.length > mostPeople + 1)
      throw invalid({ userIds: errors.mostPeople({ most: mostPeople }) })
    await keepCompanyHidden(work, event.proposalId, [...there.map(({ userId }) => userId), ...fresh])
    await tx.eventParticipant.createMany({ data: guests.map((guest) => ({ ...guest, eventId: id })) })
    await work.audit('CalendarEvent', id, { participants: [there.length, there.length + guests.length] })
    if (event.state === 'CONFIRMED')
      await tellPeople(work, event, { kind: 'EVENT_CONFIRMED', by: viewer.name, to: fresh })
    else await ask(work, event, (await tx.eventTime.count({ where: { eventId: id } })) - 1, fresh)
    return { eventId: id }
  },
})

export const removeEventParticipant = action({
  name: 'removeEventParticipant',
  requires: 'EVENT_ORGANIZE',
  rules: removeEventParticipantRules,
  description: 'Takes a person off an own meeting or booking; the last guest stays, for then it is cancelled instead.',
  async run(work, { id, userId }) {
    const { tx, viewer } = work
    const event = await eventToChange(work, 'EVENT_ORGANIZE', id)
    needOpen(event)
    const guests = await tx.eventParticipant.findMany({ where: { eventId: id, role: { not: 'ORGANIZER' } } })
    const found = guests.find((guest) => guest.userId === userId)
    if (!found) throw notFound(records.participant())
    if (guests.length === 1) throw conflict(errors.nobodyLeft({ kind: kindInWords(event.kind) }))
    await tx.eventParticipant.delete({ where: { id: found.id } })
    await takeTime(work, id)
    await work.audit('CalendarEvent', id, { participants: [guests.length + 1, guests.length] })
    await tellPeople(work, event, { kind: 'EVENT_REMOVED', by: viewer.name, to: [userId] })
    return { eventId: id }
  },
})

function needOpen(event: CalendarEvent): void {
  if (!isOpen(event.state))
    throw conflict(errors.state({ kind: kindInWords(event.kind), state: eventMoves.inWords(event.state) }))
}
