/** Meetings and bookings: proposed, changed, fixed at a time, moved, cancelled; who is asked to come. */
import * as errors from '#texts/meetings/errors.js'
import * as records from '#texts/ui/records.js'
import type { Meeting, MeetingRole } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { limit } from '../../limits.ts'
import { needMove } from '../../moves.ts'
import type { Permission } from '../../policy.ts'
import { aboutOf } from './aboutOf.ts'
import { bookTime, confirmTime, freeTime, moveTime } from './bookTime.ts'
import {
  aboutColumns,
  addMeetingParticipantsRules,
  cancelMeetingRules,
  confirmMeetingTimeRules,
  mostPeople,
  moveMeetingRules,
  createMeetingRules,
  removeMeetingParticipantRules,
  updateMeetingRules,
} from './meeting.rules.ts'
import { keepNamesHidden } from './hiddenNames.ts'
import { askForLink, changeLink, followWithLink, needVideoService } from './meetingLink.ts'
import { meetingMoves, isOpen, kindInWords } from './meetingStates.ts'
import { askable } from './freeTimes.ts'
import { letGoOfTasks } from './meetingTasks.ts'
import { lockMeeting, takeTime } from './takeTime.ts'
import { tellPeople } from './tellPeople.ts'

type OnMeetings = Extract<
  Permission,
  | 'MEETING_ORGANIZE'
  | 'MEETING_ANSWER'
  | 'MEETING_CANCEL'
  | 'MEETING_TASK'
  | 'EXPERT_SESSION_GIVE'
  | 'EXPERT_SESSION_MOVE'
>

/** The meeting for the viewer, as nobody else can change it until the transaction ends. */
export async function meetingToChange({ tx, access }: Work, permission: OnMeetings, id: number): Promise<Meeting> {
  access.need(permission)
  await lockMeeting(tx, id)
  return access.find(permission, id)
}

const spans = (times: readonly Date[], minutes: number) =>
  [...new Set(times.map((at) => at.getTime()))]
    .toSorted((one, other) => one - other)
    .map((at) => ({ startsAt: new Date(at), endsAt: new Date(at + minutes * 60_000) }))

export const createMeeting = action({
  name: 'createMeeting',
  requires: 'MEETING_CREATE',
  rules: createMeetingRules,
  description: 'Proposes times for a meeting, or asks for a booking; the people are asked to answer.',
  async prepare(ctx) {
    await limit('meetingAccount', String(ctx.viewer!.id))
  },
  async run(work, { kind, minutes, times, participantIds, optionalIds = [], videoLink = '', videoService, ...given }) {
    if (kind === 'BOOKING' && times.length > 1) throw invalid({ times: errors.oneTime() })
    await needVideoService(work.tx, videoService)
    const guests = await guestsOf(work, participantIds, optionalIds)
    const about = await aboutOf(work, given)
    await keepNamesHidden(work, about.proposalId, [work.viewer.id, ...guests.map(({ userId }) => userId)])
    const [first, ...others] = spans(times, minutes)
    const meeting = await bookTime(
      work,
      {
        kind: kind === 'BOOKING' ? 'BOOKING' : 'MEETING',
        state: 'PROPOSED',
        ...given,
        videoLink: videoService ? '' : videoLink,
        ...first!,
        ...about,
        timeZone: work.viewer.timeZone,
        times: { create: [first!, ...others] },
      },
      [{ userId: work.viewer.id, role: 'ORGANIZER', answer: 'ACCEPTED' }, ...guests],
    )
    if (videoService) await askForLink(work.tx, meeting.id, videoService)
    await ask(work, meeting, others.length)
    return { meetingId: meeting.id }
  },
})

/** Asks everyone but the organizer to answer. */
const ask = (work: Work, meeting: Meeting, others: number, to?: readonly number[]) =>
  tellPeople(work, meeting, {
    kind: 'MEETING_PROPOSED',
    by: work.viewer.name,
    except: work.viewer.id,
    ...(to ? { to } : {}),
    data: moreTimes(others),
  })

/** How many times it is about beside the first. */
export const moreTimes = (others: number): Record<string, string> => (others ? { others: String(others) } : {})

/** People whom the viewer may see, each once. */
async function guestsOf({ tx, access, viewer }: Work, required: readonly number[], optional: readonly number[]) {
  const ids = [...new Set([...required, ...optional])]
  if (ids.includes(viewer.id)) throw invalid({ participantIds: errors.thereAlready() })
  const seen = await tx.user.count({ where: askable(access, ids) })
  if (seen < ids.length) throw invalid({ participantIds: errors.choosePeople() })
  return ids.map((userId) => ({
    userId,
    role: (required.includes(userId) ? 'REQUIRED' : 'OPTIONAL') as MeetingRole,
    answer: 'WAITING' as const,
  }))
}

const peopleOf = async ({ tx }: Work, meetingId: number) =>
  (await tx.meetingParticipant.findMany({ where: { meetingId }, select: { userId: true } })).map(({ userId }) => userId)

/** What changes nothing in anybody's calendar: notes are written afterwards, and not everybody sees what it is about. */
const silent = new Set<string>(['notes', ...aboutColumns])

export const updateMeeting = action({
  name: 'updateMeeting',
  requires: 'MEETING_ORGANIZE',
  rules: updateMeetingRules,
  description:
    'Changes title, agenda, notes, place, video link or what a meeting or booking that the viewer organizes is about.',
  async run(work, { id, videoService, ...rest }) {
    const before = await meetingToChange(work, 'MEETING_ORGANIZE', id)
    if (before.state === 'CANCELLED') throw conflict(errors.cancelled({ kind: kindInWords(before.kind) }))
    const videoLink = await changeLink(work.tx, before, { videoLink: rest.videoLink, videoService })
    const given = { ...rest, videoLink }
    const about = await aboutOf(work, given)
    const changes = changesOf(before, { ...given, ...about, title: given.title ?? before.title })
    if (!Object.keys(changes).length) return { meetingId: id }
    await keepNamesHidden(work, about.proposalId, await peopleOf(work, id))
    const told = before.state === 'CONFIRMED' && Object.keys(changes).some((field) => !silent.has(field))
    const { title, ...fields } = given
    const after = await work.tx.meeting.update({
      where: { id },
      data: { ...fields, ...about, ...(title ? { title } : {}), ...(told ? { sequence: { increment: 1 } } : {}) },
    })
    if (changes['title']) await followWithLink(work.tx, id)
    await work.audit('Meeting', id, changes)
    if (told) await tellPeople(work, after, { kind: 'MEETING_CHANGED', by: work.viewer.name })
    return { meetingId: id }
  },
})

export const confirmMeetingTime = action({
  name: 'confirmMeetingTime',
  requires: 'MEETING_ORGANIZE',
  rules: confirmMeetingTimeRules,
  description: 'Fixes one of the proposed times of a meeting. Who said yes to it, or if need be, has accepted.',
  async run(work, { id, time: timeId }) {
    const { tx, viewer } = work
    const meeting = await meetingToChange(work, 'MEETING_ORGANIZE', id)
    await needMove(work, meetingMoves, meeting, 'CONFIRMED')
    const time = await tx.meetingTime.findFirst({ where: { id: timeId, meetingId: id }, include: { answers: true } })
    if (!time) throw notFound(records.time())
    if (time.startsAt <= new Date()) throw conflict(errors.timeOver())
    for (const { participantId, answer } of time.answers)
      await tx.meetingParticipant.updateMany({
        where: { id: participantId, role: { not: 'ORGANIZER' } },
        data: { answer: answer === 'DECLINED' ? 'DECLINED' : 'ACCEPTED' },
      })
    await letGoOfTasks(tx, id)
    const fixed = await confirmTime(work, meeting, { startsAt: time.startsAt, endsAt: time.endsAt })
    await tx.meetingTime.deleteMany({ where: { meetingId: id } })
    await tellPeople(work, fixed, { kind: 'MEETING_CONFIRMED', by: viewer.name })
    return { meetingId: id }
  },
})

export const moveMeeting = action({
  name: 'moveMeeting',
  requires: 'MEETING_ORGANIZE',
  rules: moveMeetingRules,
  description:
    'Moves a meeting or booking that the viewer organizes. To one new time a confirmed meeting moves at once; else people are asked again.',
  async run(work, { id, times, minutes, reason = '' }) {
    const { tx, viewer } = work
    const before = await meetingToChange(work, 'MEETING_ORGANIZE', id)
    if (before.kind === 'BOOKING' && times.length > 1) throw invalid({ times: errors.oneTime() })
    const usual = (before.endsAt.getTime() - before.startsAt.getTime()) / 60_000
    const [first, ...others] = spans(times, minutes ?? usual)
    const stays = before.state === 'CONFIRMED' && before.kind === 'MEETING' && !others.length
    if (!stays && before.state !== 'PROPOSED') await needMove(work, meetingMoves, before, 'PROPOSED')
    await tx.meetingTime.deleteMany({ where: { meetingId: id } })
    if (!stays)
      await tx.meetingTime.createMany({ data: [first!, ...others].map((time) => ({ ...time, meetingId: id })) })
    // Nobody but the organizer has said yes to the new time.
    await tx.meetingParticipant.updateMany({
      where: { meetingId: id, role: { not: 'ORGANIZER' } },
      data: { answer: 'WAITING', answeredAt: null, comment: '' },
    })
    const moved = await moveTime(work, before, first!, { reason, state: stays ? 'CONFIRMED' : 'PROPOSED' })
    await tellPeople(work, moved, {
      kind: 'MEETING_MOVED',
      by: viewer.name,
      before,
      data: { comment: reason, ...(stays ? {} : { ...moreTimes(others.length), ask: 'yes' }) },
    })
    return { meetingId: id }
  },
})

export const cancelMeeting = action({
  name: 'cancelMeeting',
  requires: 'MEETING_CANCEL',
  rules: cancelMeetingRules,
  description:
    'Cancels a meeting (its organizer) or a booking (its organizer or a participant); the others are notified why.',
  async run(work, { id, reason = '' }) {
    const before = await meetingToChange(work, 'MEETING_CANCEL', id)
    await needMove(work, meetingMoves, before, 'CANCELLED')
    const meeting = await freeTime(work, before, 'CANCELLED', reason)
    await tellPeople(work, meeting, { kind: 'MEETING_CANCELLED', by: work.viewer.name, data: { comment: reason } })
    return { meetingId: id }
  },
})

export const addMeetingParticipants = action({
  name: 'addMeetingParticipants',
  requires: 'MEETING_ORGANIZE',
  rules: addMeetingParticipantsRules,
  description: 'Asks more people to come to a meeting or booking that the viewer organizes.',
  async run(work, { id, userIds, optional }) {
    const { tx, viewer } = work
    const meeting = await meetingToChange(work, 'MEETING_ORGANIZE', id)
    needOpen(meeting)
    const there = await tx.meetingParticipant.findMany({ where: { meetingId: id }, select: { userId: true } })
    const fresh = userIds.filter((userId) => !there.some((one) => one.userId === userId))
    const guests = await guestsOf(work, optional ? [] : fresh, optional ? fresh : [])
    if (there.length + guests.length > mostPeople + 1)
      throw invalid({ userIds: errors.mostPeople({ most: mostPeople }) })
    await keepNamesHidden(work, meeting.proposalId, [...there.map(({ userId }) => userId), ...fresh])
    await tx.meetingParticipant.createMany({ data: guests.map((guest) => ({ ...guest, meetingId: id })) })
    await work.audit('Meeting', id, { participants: [there.length, there.length + guests.length] })
    if (meeting.state === 'CONFIRMED')
      await tellPeople(work, meeting, { kind: 'MEETING_CONFIRMED', by: viewer.name, to: fresh })
    else await ask(work, meeting, (await tx.meetingTime.count({ where: { meetingId: id } })) - 1, fresh)
    return { meetingId: id }
  },
})

export const removeMeetingParticipant = action({
  name: 'removeMeetingParticipant',
  requires: 'MEETING_ORGANIZE',
  rules: removeMeetingParticipantRules,
  description:
    'Takes a person off a meeting or booking that the viewer organizes; the last guest stays, for then it is canceled instead.',
  async run(work, { id, userId }) {
    const { tx, viewer } = work
    const meeting = await meetingToChange(work, 'MEETING_ORGANIZE', id)
    needOpen(meeting)
    const guests = await tx.meetingParticipant.findMany({ where: { meetingId: id, role: { not: 'ORGANIZER' } } })
    const found = guests.find((guest) => guest.userId === userId)
    if (!found) throw notFound(records.participant())
    if (guests.length === 1) throw conflict(errors.nobodyLeft({ kind: kindInWords(meeting.kind) }))
    await tx.meetingParticipant.delete({ where: { id: found.id } })
    await letGoOfTasks(tx, id)
    await takeTime(work, id)
    await work.audit('Meeting', id, { participants: [guests.length + 1, guests.length] })
    await tellPeople(work, meeting, { kind: 'MEETING_REMOVED', by: viewer.name, to: [userId] })
    return { meetingId: id }
  },
})

function needOpen(meeting: Meeting): void {
  if (!isOpen(meeting.state))
    throw conflict(errors.state({ kind: kindInWords(meeting.kind), state: meetingMoves.inWords(meeting.state) }))
}
