/** Companies wish to be introduced to an expert, who gives the own address away or does not. */
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { notify } from '../notifications/notify.ts'
import { answerIntroductionRules, askIntroductionRules } from './introduction.rules.ts'

export const askIntroduction = action({
  name: 'askIntroduction',
  requires: 'INTRODUCTION_ASK',
  rules: askIntroductionRules,
  description: 'Wishes to be introduced to an expert; one wish at a time waits for an answer.',
  async run({ tx, access, viewer, afterCommit, audit }, { expertId, message }) {
    const expert = await access.find('INTRODUCTION_ASK', expertId)
    const waiting = await tx.introduction.count({ where: { expertId, requesterId: viewer.id, state: 'WAITING' } })
    if (waiting) throw conflict(`${expert.name} has your wish already and will answer`)
    const { id } = await tx.introduction.create({ data: { expertId, requesterId: viewer.id, message } })
    await audit('Introduction', id, { state: [null, 'WAITING'] }, message)
    await notify(
      { tx, afterCommit },
      {
        to: expertId,
        kind: 'INTRODUCTION_ASKED',
        subject: { entity: 'User', id: viewer.id },
        data: { by: viewer.name, company: viewer.department || 'a company', comment: message },
      },
    )
    return { introductionId: id, expertId }
  },
})

export const answerIntroduction = action({
  name: 'answerIntroduction',
  requires: 'INTRODUCTION_ANSWER',
  rules: answerIntroductionRules,
  description: 'Accepts, and so gives the own e-mail address to who asked, or declines.',
  async run({ tx, access, viewer, afterCommit, audit }, { id, accept, answer = '' }) {
    const introduction = await access.find('INTRODUCTION_ANSWER', id)
    const state = accept ? 'ACCEPTED' : 'DECLINED'
    const { count } = await tx.introduction.updateMany({
      where: { id, state: 'WAITING' },
      data: { state, answer, answeredAt: new Date() },
    })
    if (!count) throw conflict('This was answered already')
    await audit('Introduction', id, { state: ['WAITING', state] }, answer)
    await notify(
      { tx, afterCommit },
      {
        to: introduction.requesterId,
        kind: accept ? 'INTRODUCTION_ACCEPTED' : 'INTRODUCTION_DECLINED',
        subject: { entity: 'User', id: viewer.id },
        data: { by: viewer.name, comment: answer, ...(accept ? { email: viewer.email } : {}) },
      },
    )
    return { introductionId: id, expertId: viewer.id }
  },
})
