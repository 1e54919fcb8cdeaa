/** Questions about a challenge: everybody who may see it sees them and their answers, so that all applicants know the same. */
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { changeAbout } from '../../changeNames.rules.ts'
import { notFound } from '../../errors.ts'
import { limit } from '../../limits.ts'
import { notify } from '../notifications/notify.ts'
import { answerQuestionRules, askQuestionRules } from './challenge.rules.ts'

export const askQuestion = action({
  name: 'askQuestion',
  requires: 'CHALLENGE_ASK',
  rules: askQuestionRules,
  description: 'Asks a question about an open challenge; its company is notified.',
  prepare: (ctx) => limit('questionAccount', String(ctx.viewer!.id)),
  async run(work, { id, text }) {
    const { tx, viewer, access } = work
    const challenge = await access.find('CHALLENGE_ASK', id)
    await tx.challengeQuestion.create({ data: { challengeId: id, askerId: viewer.id, text } })
    const reviewers = await tx.challengeReviewer.findMany({ where: { challengeId: id }, select: { userId: true } })
    await notify(work, {
      to: [challenge.ownerId, ...reviewers.map(({ userId }) => userId)],
      kind: 'CHALLENGE_QUESTION',
      subject: { entity: 'Challenge', id },
      data: { challenge: challenge.title, text },
    })
    return { challengeId: id }
  },
})

export const answerQuestion = action({
  name: 'answerQuestion',
  requires: 'CHALLENGE_ANSWER',
  rules: answerQuestionRules,
  description: 'Answers a question, or changes its answer; who asked is notified.',
  async run(work, { id, answer }) {
    const { tx, viewer, access, audit } = work
    const question = await tx.challengeQuestion.findFirst({
      where: { AND: [{ id, challenge: access.within('CHALLENGE_ANSWER') }, access.notWithheld('ChallengeQuestion')] },
      include: { challenge: { select: { title: true } } },
    })
    if (!question) throw notFound(records.question())
    const { challengeId, askerId, challenge } = question
    await tx.challengeQuestion.update({
      where: { id },
      data: { answer, answererId: viewer.id, answeredAt: new Date() },
    })
    await audit('Challenge', challengeId, { [changeAbout('answer', question.text)]: [question.answer, answer] })
    await notify(work, {
      to: askerId,
      kind: 'CHALLENGE_ANSWERED',
      subject: { entity: 'Challenge', id: challengeId },
      data: { challenge: challenge.title, text: answer },
    })
    return { challengeId }
  },
})
