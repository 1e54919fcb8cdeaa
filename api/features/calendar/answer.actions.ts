/** How people answer: which of the proposed times suit them, and whether they come. */
import * as texts from '#texts/meetings/errors.js'
import type { Meeting, MeetingAnswer, MeetingParticipant } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { conflict, invalid } from '../../errors.ts'
import { needMove } from '../../moves.ts'
import { confirmTime, freeTime } from './bookTime.ts'
import { meetingToChange, moreTimes } from './meeting.actions.ts'
import { answerMeetingRules, answerMeetingTimesRules } from './meeting.rules.ts'
import { meetingMoves, isOpen, kindInWords } from './meetingStates.ts'
import { letGoOfTasks } from './meetingTasks.ts'
import { takeTime } from './takeTime.ts'
import { tellPeople } from './tellPeople.ts'

export const answerMeetingTimes = action({
  name: 'answerMeetingTimes',
  requires: 'MEETING_ANSWER',
  rules: answerMeetingTimesRules,
  description: 'Says which of the proposed times of a meeting suit the viewer; the others do not.',
  async run(work, { id, yes = [], ifNeeded = [], comment = '' }) {
    const { tx } = work
    const meeting = await meetingToChange(work, 'MEETING_ANSWER', id)
    if (meeting.kind !== 'MEETING' || meeting.state !== 'PROPOSED') throw conflict(texts.noTimes())
    const own = await participation(work, id)
    const times = await tx.meetingTime.findMany({ where: { meetingId: id }, orderBy: { startsAt: 'asc' } })
    const known = new Set(times.map((time) => time.id))
    if ([...yes, ...ifNeeded].some((time) => !known.has(time))) throw invalid({ yes: texts.timesChanged() })
    const answerTo = (time: number): MeetingAnswer =>
      yes.includes(time) ? 'ACCEPTED' : ifNeeded.includes(time) ? 'TENTATIVE' : 'DECLINED'
    await tx.timeAnswer.deleteMany({ where: { participantId: own.id } })
    await tx.timeAnswer.createMany({
      data: times.map((time) => ({ timeId: time.id, participantId: own.id, answer: answerTo(time.id) })),
    })
    const none = !yes.length && !ifNeeded.length
    const given = none ? 'DECLINED' : yes.length ? 'ACCEPTED' : 'TENTATIVE'
    const meant = times.filter((time) => answerTo(time.id) === given)
    await answer(work, meeting, own, given, comment, meant)
    return { meetingId: id }
  },
})

export const answerMeeting = action({
  name: 'answerMeeting',
  requires: 'MEETING_ANSWER',
  rules: answerMeetingRules,
  description: 'Says whether the viewer comes to a meeting that is fixed; confirms or declines a booking.',
  async run(work, { id, answer: given, comment = '' }) {
    const meeting = await meetingToChange(work, 'MEETING_ANSWER', id)
    if (meeting.kind === 'MEETING' && meeting.state === 'PROPOSED') throw conflict(texts.chooseTimes())
    if (!isOpen(meeting.state))
      throw conflict(texts.state({ kind: kindInWords(meeting.kind), state: meetingMoves.inWords(meeting.state) }))
    if (meeting.endsAt <= new Date()) throw conflict(texts.over({ kind: kindInWords(meeting.kind) }))
    await answer(work, meeting, await participation(work, id), given, comment)
    if (meeting.state === 'PROPOSED' && given === 'ACCEPTED') await confirm(work, meeting)
    else if (meeting.state === 'CONFIRMED') await takeTime(work, id)
    return { meetingId: id }
  },
})

const participation = ({ tx, viewer }: Work, meetingId: number) =>
  tx.meetingParticipant.findUniqueOrThrow({ where: { meetingId_userId: { meetingId, userId: viewer.id } } })

/**
 * Writes the answer down and tells the organizer, of several times those that it is about; when nobody is left who may come,
 * the proposal is declined.
 */
async function answer(
  work: Work,
  meeting: Meeting,
  own: MeetingParticipant,
  given: MeetingAnswer,
  comment: string,
  [first, ...others]: readonly Pick<Meeting, 'startsAt' | 'endsAt'>[] = [meeting],
) {
  const { tx, viewer } = work
  await tx.meetingParticipant.update({
    where: { id: own.id },
    data: { answer: given, comment, answeredAt: new Date() },
  })
  if (given === 'DECLINED') await letGoOfTasks(tx, meeting.id)
  await work.audit('Meeting', meeting.id, { [viewer.name]: [own.answer, given] }, comment)
  const to = meeting.organizerId === null ? [] : [meeting.organizerId]
  const data = { comment, answer: given }
  const left = await tx.meetingParticipant.count({
    where: { meetingId: meeting.id, role: { not: 'ORGANIZER' }, answer: { not: 'DECLINED' } },
  })
  if (meeting.state === 'PROPOSED' && left === 0) {
    await needMove(work, meetingMoves, meeting, 'DECLINED')
    const declined = await freeTime(work, meeting, 'DECLINED', comment)
    await tellPeople(work, declined, { kind: 'MEETING_DECLINED', by: viewer.name, to, data })
  } else if (!(meeting.kind === 'BOOKING' && meeting.state === 'PROPOSED' && given === 'ACCEPTED'))
    await tellPeople(work, meeting, {
      kind: 'MEETING_ANSWERED',
      by: viewer.name,
      to,
      at: first,
      data: { ...data, ...moreTimes(others.length) },
    })
}

/** The first yes of a participant confirms a booking. */
async function confirm(work: Work, meeting: Meeting) {
  await needMove(work, meetingMoves, meeting, 'CONFIRMED')
  if (meeting.startsAt <= new Date()) throw conflict(texts.timeOver())
  const confirmed = await confirmTime(work, meeting)
  await work.tx.meetingTime.deleteMany({ where: { meetingId: meeting.id } })
  await tellPeople(work, confirmed, { kind: 'MEETING_CONFIRMED', by: work.viewer.name })
}
