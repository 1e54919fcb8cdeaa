/** Sessions with experts: booked, confirmed or declined, moved, closed. They are cancelled as every meeting is. */
import * as texts from '#texts/experts/errors.js'
import * as records from '#texts/ui/records.js'
import type { Meeting } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { keepAnswer, keepDatedAnswer } from '../../duties/keepAnswer.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { move, needMove } from '../../moves.ts'
import { needFreeSlot } from '../calendar/availability.ts'
import { bookTime, confirmTime, freeTime, moveTime, type Span } from '../calendar/bookTime.ts'
import { meetingToChange } from '../calendar/meeting.actions.ts'
import { askForLink, changeLink } from '../calendar/meetingLink.ts'
import { meetingMoves, isOpen } from '../calendar/meetingStates.ts'
import { tellPeople } from '../calendar/tellPeople.ts'
import { refreshBusy } from '../connectedCalendars/readCalendar.ts'
import { requestForSession } from '../../validation/requestForSession.ts'
import {
  answerExpertSessionRules,
  bookExpertSessionRules,
  closeExpertSessionRules,
  moveExpertSessionRules,
  updateExpertSessionRules,
} from './session.rules.ts'
import { sessionMinutes } from '../calendar/sessionTimes.rules.ts'
import { videoKinds } from '../../integrations/kinds.rules.ts'
import { inUse } from '../../integrations/setUp.ts'

const spanFrom = (startsAt: Date): Span => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + sessionMinutes * 60_000),
})

export const bookExpertSession = action({
  name: 'bookExpertSession',
  requires: 'EXPERT_BOOK',
  rules: bookExpertSessionRules,
  description:
    'Books half an hour with an expert at a free slot. It is confirmed at once when the expert wants it so, else asked for.',
  async prepare({ db, access }, { expertId }) {
    if (await access.can('EXPERT_BOOK', expertId)) await refreshBusy(db, [expertId])
  },
  async run(work, { expertId, startsAt, topic, description = '', ideaId, validationRequestId }) {
    const { tx, viewer } = work
    if (expertId === viewer.id) throw invalid({ expertId: texts.notWithYourself() })
    const expert = await work.access.find('EXPERT_BOOK', expertId)
    // Accounts that wait for verification see only themselves.
    if (expert.role !== 'EXPERT') throw notFound(records.expert())
    const span = spanFrom(startsAt)
    await needFreeSlot(tx, expertId, span)
    const request = await requestForSession(work, expert, { ideaId, validationRequestId })
    const rules = await tx.availabilityRules.findUnique({ where: { userId: expertId } })
    const atOnce = rules?.autoConfirm ?? true
    const [videoService] = (await inUse(tx, videoKinds)).filter((kind) => kind === rules?.videoService)
    const meeting = await bookTime(
      work,
      {
        kind: 'SESSION',
        state: atOnce ? 'CONFIRMED' : 'PROPOSED',
        title: topic,
        agenda: description,
        videoLink: videoService ? '' : (rules?.videoLink ?? ''),
        timeZone: viewer.timeZone,
        validationRequestId: request,
        ...span,
      },
      [
        { userId: viewer.id, role: 'ORGANIZER', answer: 'ACCEPTED' },
        // The time is the expert's from the request on.
        { userId: expertId, role: 'EXPERT', answer: 'ACCEPTED' },
      ],
    )
    if (videoService) await askForLink(tx, meeting.id, videoService)
    if (atOnce) await tellPeople(work, meeting, { kind: 'SESSION_BOOKED', by: viewer.name })
    else await tellPeople(work, meeting, { kind: 'MEETING_PROPOSED', by: viewer.name, except: viewer.id })
    return { meetingId: meeting.id }
  },
})

export const answerExpertSession = action({
  name: 'answerExpertSession',
  requires: 'EXPERT_SESSION_GIVE',
  rules: answerExpertSessionRules,
  description: 'Confirms or declines a session that is asked for, as its expert.',
  async run(work, { id, accept, comment = '' }) {
    const meeting = await meetingToChange(work, 'EXPERT_SESSION_GIVE', id)
    await needMove(work, meetingMoves, meeting, accept ? 'CONFIRMED' : 'DECLINED')
    if (accept && meeting.startsAt <= new Date()) throw conflict(texts.timeOver())
    await keepDatedAnswer(work.tx, 'SESSION_CONFIRM', meeting.createdAt, meeting.startsAt)
    const by = work.viewer.name
    if (accept) await tellPeople(work, await confirmTime(work, meeting), { kind: 'MEETING_CONFIRMED', by })
    else {
      const declined = await freeTime(work, meeting, 'DECLINED', comment)
      await tellPeople(work, declined, {
        kind: 'MEETING_DECLINED',
        by,
        except: work.viewer.id,
        data: { comment },
      })
    }
    return { meetingId: id }
  },
})

export const moveExpertSession = action({
  name: 'moveExpertSession',
  requires: 'EXPERT_SESSION_MOVE',
  rules: moveExpertSessionRules,
  description:
    'Moves a session to another free slot of the expert. When its requester moves it, the expert confirms again unless that is done at once.',
  async prepare({ db, access }, { id }) {
    await access.find('EXPERT_SESSION_MOVE', id)
    const experts = await db.meetingParticipant.findMany({ where: { meetingId: id, role: 'EXPERT' } })
    await refreshBusy(
      db,
      experts.map(({ userId }) => userId),
    )
  },
  async run(work, { id, startsAt, reason = '' }) {
    const { tx, viewer } = work
    const before = await meetingToChange(work, 'EXPERT_SESSION_MOVE', id)
    if (!isOpen(before.state)) throw conflict(texts.state({ state: meetingMoves.inWords(before.state) }))
    if (before.startsAt <= new Date()) throw conflict(texts.begun())
    if (before.startsAt.getTime() === startsAt.getTime()) return { meetingId: id }
    const { userId: expertId } = await expertOf(work, id)
    const span = spanFrom(startsAt)
    await needFreeSlot(tx, expertId, span, id)
    const rules = await tx.availabilityRules.findUnique({ where: { userId: expertId } })
    const asks = viewer.id !== expertId && before.state === 'CONFIRMED' && rules?.autoConfirm === false
    if (asks) await needMove(work, meetingMoves, before, 'PROPOSED')
    const moved = await moveTime(work, before, span, { reason, ...(asks ? { state: 'PROPOSED' as const } : {}) })
    const by = viewer.name
    const told = { kind: asks ? 'SESSION_MOVE_REQUESTED' : 'MEETING_MOVED', by, before } as const
    if (asks) {
      await tellPeople(work, moved, {
        ...told,
        to: [expertId],
        data: { comment: reason, ask: 'you' },
      })
      await tellPeople(work, moved, { ...told, except: expertId, data: { comment: reason } })
    } else await tellPeople(work, moved, { ...told, data: { comment: reason } })
    return { meetingId: id }
  },
})

const expertOf = ({ tx }: Work, meetingId: number) =>
  tx.meetingParticipant.findFirstOrThrow({ where: { meetingId, role: 'EXPERT' }, select: { userId: true } })

export const closeExpertSession = action({
  name: 'closeExpertSession',
  requires: 'EXPERT_SESSION_GIVE',
  rules: closeExpertSessionRules,
  description: 'Says of a session that has begun whether it took place or the other one did not come.',
  async run(work, { id, outcome, notes }) {
    const meeting = await meetingToChange(work, 'EXPERT_SESSION_GIVE', id)
    await needMove(work, meetingMoves, meeting, outcome)
    if (meeting.startsAt > new Date()) throw conflict(texts.notBegun())
    const data = notes === undefined ? {} : { notes }
    const closed = await move(work, meetingMoves, meeting, outcome, { data })
    await keepAnswer(work.tx, 'SESSION_CLOSE', meeting.endsAt)
    if (outcome === 'NO_SHOW') await tellOther(work, closed, 'SESSION_NO_SHOW')
    return { meetingId: id }
  },
})

const tellOther = (work: Work, meeting: Meeting, kind: 'SESSION_NO_SHOW' | 'MEETING_CHANGED') =>
  tellPeople(work, meeting, { kind, by: work.viewer.name, except: work.viewer.id })

export const updateExpertSession = action({
  name: 'updateExpertSession',
  requires: 'EXPERT_SESSION_GIVE',
  rules: updateExpertSessionRules,
  description: 'Changes video link, place or notes of a session, as its expert.',
  async run(work, { id, videoService, ...rest }) {
    const before = await meetingToChange(work, 'EXPERT_SESSION_GIVE', id)
    if (before.state === 'CANCELLED' || before.state === 'DECLINED')
      throw conflict(texts.state({ state: meetingMoves.inWords(before.state) }))
    const videoLink = await changeLink(work.tx, before, { videoLink: rest.videoLink, videoService })
    const given = { ...rest, videoLink }
    const changes = changesOf(before, given as Partial<Meeting>)
    if (!Object.keys(changes).length) return { meetingId: id }
    // Notes are written afterwards and change nothing in anybody's calendar.
    const told = before.state === 'CONFIRMED' && Object.keys(changes).some((field) => field !== 'notes')
    const after = await work.tx.meeting.update({
      where: { id },
      data: { ...(given as Partial<Meeting>), ...(told ? { sequence: { increment: 1 } } : {}) },
    })
    await work.audit('Meeting', id, changes)
    if (told) await tellPeople(work, after, { kind: 'MEETING_CHANGED', by: work.viewer.name })
    return { meetingId: id }
  },
})
