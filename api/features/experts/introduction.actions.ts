/** Companies wish to be introduced to an expert, who gives the address away or does not. */
import * as texts from '#texts/experts/errors.js'
import * as words from '#texts/experts/words.js'
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { move } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { introductionMoves } from './introductionMoves.ts'
import {
  answerIntroductionRules,
  askAgainAt,
  requestIntroductionRules,
  withdrawIntroductionRules,
} from './introduction.rules.ts'

export const requestIntroduction = action({
  name: 'requestIntroduction',
  requires: 'INTRODUCTION_ASK',
  rules: requestIntroductionRules,
  description:
    'Wishes to be introduced to an expert; one wish at a time waits for an answer, and who was declined waits a month.',
  async run({ tx, access, viewer, afterCommit, audit }, { expertId, message }) {
    const expert = await access.find('INTRODUCTION_ASK', expertId)
    const last = await tx.introduction.findFirst({
      where: { expertId, requesterId: viewer.id },
      orderBy: { id: 'desc' },
    })
    if (last?.state === 'WAITING') throw conflict(texts.askedAlready({ name: expert.name }))
    if (last?.state === 'ACCEPTED') throw conflict(texts.introduced({ name: expert.name }))
    if (last && (askAgainAt(last) ?? 0) > new Date()) throw conflict(texts.declined({ name: expert.name }))
    const { id } = await tx.introduction.create({ data: { expertId, requesterId: viewer.id, message } })
    await audit('Introduction', id, { state: [null, 'WAITING'] }, message)
    await notify(
      { tx, afterCommit },
      {
        to: expertId,
        kind: 'INTRODUCTION_ASKED',
        subject: { entity: 'User', id: viewer.id },
        data: { by: viewer.name, company: viewer.department || words.someCompany(), comment: message },
      },
    )
    return { introductionId: id, expertId }
  },
})

export const answerIntroduction = action({
  name: 'answerIntroduction',
  requires: 'INTRODUCTION_ANSWER',
  rules: answerIntroductionRules,
  description: 'Accepts, and so gives the viewer’s e-mail address to who asked, or declines.',
  async run(work, { id, accept, answer = '' }) {
    const { viewer } = work
    const introduction = await work.access.find('INTRODUCTION_ANSWER', id)
    if (introduction.state !== 'WAITING') throw conflict(texts.answered())
    await move(work, introductionMoves, introduction, accept ? 'ACCEPTED' : 'DECLINED', {
      data: { answer, answeredAt: new Date() },
      comment: answer,
    })
    await notify(work, {
      to: introduction.requesterId,
      kind: accept ? 'INTRODUCTION_ACCEPTED' : 'INTRODUCTION_DECLINED',
      subject: { entity: 'User', id: viewer.id },
      data: { by: viewer.name, comment: answer, ...(accept ? { email: viewer.email } : {}) },
    })
    return { introductionId: id, expertId: viewer.id }
  },
})

export const withdrawIntroduction = action({
  name: 'withdrawIntroduction',
  requires: 'INTRODUCTION_WITHDRAW',
  rules: withdrawIntroductionRules,
  description: 'Takes one’s own wish to be introduced back, as long as it waits for an answer.',
  async run({ tx, access, audit }, { id }) {
    const { expertId } = await access.find('INTRODUCTION_WITHDRAW', id)
    const { count } = await tx.introduction.deleteMany({ where: { id, state: 'WAITING' } })
    if (!count) throw conflict(texts.answered())
    await audit('Introduction', id, { state: ['WAITING', null] })
    return { expertId }
  },
})
