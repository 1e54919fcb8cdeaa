/** How people answer: which of the proposed times suit them, and whether they come. */
import * as texts from '#texts/meetings/errors.js'
import type { CalendarEvent, EventAnswer, EventParticipant } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { conflict, invalid } from '../../errors.ts'
import { needMove } from '../../moves.ts'
import { confirmTime, freeTime } from './bookTime.ts'
import { eventToChange } from './event.actions.ts'
import { answerEventRules, answerEventTimesRules } from './event.rules.ts'
import { eventMoves, isOpen, kindInWords } from './eventStates.ts'
import { takeTime } from './takeTime.ts'
import { tellPeople } from './tellPeople.ts'

export const answerEventTimes = action({
  name: 'answerEventTimes',
  requires: 'EVENT_ANSWER',
  rules: answerEventTimesRules,
  description: 'Says which of the proposed times of a meeting suit the viewer; the others do not.',
  async run(work, { id, yes = [], ifNeeded = [], comment = '' }) {
    const { tx } = work
    const event = await eventToChange(work, 'EVENT_ANSWER', id)
    if (event.kind !== 'MEETING' || event.state !== 'PROPOSED') throw conflict(texts.noTimes())
    const own = await participation(work, id)
    const times = await tx.eventTime.findMany({ where: { eventId: id }, select: { id: true } })
    const known = new Set(times.map((time) => time.id))
    if ([...yes, ...ifNeeded].some((time) => !known.has(time))) throw invalid({ yes: texts.timesChanged() })
    const answerTo = (time: number): EventAnswer =>
      yes.includes(time) ? 'ACCEPTED' : ifNeeded.includes(time) ? 'TENTATIVE' : 'DECLINED'
    await tx.timeAnswer.deleteMany({ where: { participantId: own.id } })
    await tx.timeAnswer.createMany({
      data: times.map((time) => ({ timeId: time.id, participantId: own.id, answer: answerTo(time.id) })),
    })
    const none = !yes.length && !ifNeeded.length
    await answer(work, event, own, none ? 'DECLINED' : yes.length ? 'ACCEPTED' : 'TENTATIVE', comment)
    return { eventId: id }
  },
})

export const answerEvent = action({
  name: 'answerEvent',
  requires: 'EVENT_ANSWER',
  rules: answerEventRules,
  description: 'Says whether the viewer comes to a meeting that is fixed; confirms or declines a booking.',
  async run(work, { id, answer: given, comment = '' }) {
    const event = await eventToChange(work, 'EVENT_ANSWER', id)
    if (event.kind === 'MEETING' && event.state === 'PROPOSED') throw conflict(texts.chooseTimes())
    if (!isOpen(event.state))
      throw conflict(texts.state({ kind: kindInWords(event.kind), state: eventMoves.inWords(event.state) }))
    if (event.endsAt <= new Date()) throw conflict(texts.over({ kind: kindInWords(event.kind) }))
    await answer(work, event, await participation(work, id), given, comment)
    if (event.state === 'PROPOSED' && given === 'ACCEPTED') await confirm(work, event)
    else if (event.state === 'CONFIRMED') await takeTime(work, id)
    return { eventId: id }
  },
})

const participation = ({ tx, viewer }: Work, eventId: number) =>
  tx.eventParticipant.findUniqueOrThrow({ where: { eventId_userId: { eventId, userId: viewer.id } } })

/** Writes the answer down and tells the organizer; when nobody is left who may come, the proposal is declined. */
async function answer(work: Work, event: CalendarEvent, own: EventParticipant, given: EventAnswer, comment: string) {
  const { tx, viewer } = work
  await tx.eventParticipant.update({
    where: { id: own.id },
    data: { answer: given, comment, answeredAt: new Date() },
  })
  await work.audit('CalendarEvent', event.id, { [viewer.name]: [own.answer, given] }, comment)
  const to = event.organizerId === null ? [] : [event.organizerId]
  const data = { comment, answer: given }
  const left = await tx.eventParticipant.count({
    where: { eventId: event.id, role: { not: 'ORGANIZER' }, answer: { not: 'DECLINED' } },
  })
  if (event.state === 'PROPOSED' && left === 0) {
    await needMove(work, eventMoves, event, 'DECLINED')
    const declined = await freeTime(work, event, 'DECLINED', comment)
    await tellPeople(work, declined, { kind: 'EVENT_DECLINED', by: viewer.name, to, data })
  } else if (!(event.kind === 'BOOKING' && event.state === 'PROPOSED' && given === 'ACCEPTED'))
    await tellPeople(work, event, { kind: 'EVENT_ANSWERED', by: viewer.name, to, data })
}

/** The first yes of a participant confirms a booking. */
async function confirm(work: Work, event: CalendarEvent) {
  await needMove(work, eventMoves, event, 'CONFIRMED')
  if (event.startsAt <= new Date()) throw conflict(texts.timeOver())
  const confirmed = await confirmTime(work, event)
  await work.tx.eventTime.deleteMany({ where: { eventId: event.id } })
  await tellPeople(work, confirmed, { kind: 'EVENT_CONFIRMED', by: work.viewer.name })
}
