/** A challenge's way: to the university, out to researchers, longer, to its end. */
import { isoDay } from '../../days.ts'
import * as errors from '#texts/challenges/errors.js'
import type { Challenge } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { move, moveIfUnchanged } from '../../moves.ts'
import { companyMoves } from '../../companyMoves.ts'
import { notify, type Message } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import {
  cancelChallengeRules,
  closeChallengeRules,
  completeChallengeRules,
  extendChallengeRules,
  publishChallengeRules,
  returnChallengeRules,
  submitChallengeRules,
  updateClosingReportRules,
} from './challenge.rules.ts'
import { checklist } from './challengeChecklist.rules.ts'
import { challengeMoves } from './challengeStatus.ts'
import { interested } from './interested.ts'

type ChallengeKind = Extract<NotificationKind, `CHALLENGE_${string}`>

export const submitChallenge = action({
  name: 'submitChallenge',
  requires: 'CHALLENGE_UPDATE',
  rules: submitChallengeRules,
  description: 'Asks the university to publish a challenge; what it lacks is named.',
  async run(work, { id }) {
    const challenge = await work.access.find('CHALLENGE_UPDATE', id)
    mustBeWhole(challenge)
    await move(work, challengeMoves, challenge, 'UNDER_REVIEW', {
      where: asChecked(challenge),
      data: { submittedAt: new Date() },
    })
    await tellUniversity(work, {
      kind: 'CHALLENGE_SUBMITTED',
      subject: { entity: 'Challenge', id },
      data: { challenge: challenge.title, by: work.viewer.name },
    })
    return { challengeId: id }
  },
})

export const publishChallenge = action({
  name: 'publishChallenge',
  requires: 'CHALLENGE_PUBLISH',
  rules: publishChallengeRules,
  description: 'Opens a challenge to researchers, after the university has checked it.',
  async run(work, { id, comment }) {
    const challenge = await work.access.find('CHALLENGE_PUBLISH', id)
    mustBeWhole(challenge)
    if (challenge.status === 'CLOSED') throw conflict(errors.extendInstead())
    if (challenge.status === 'OPEN') throw conflict(errors.openAlready())
    const data = { publishedAt: challenge.publishedAt ?? new Date() }
    await move(work, challengeMoves, challenge, 'OPEN', { where: asChecked(challenge), data, comment })
    await beginPartnership(work, challenge)
    await tellCompany(work, challenge, 'CHALLENGE_PUBLISHED', { comment })
    return { challengeId: id }
  },
})

/** A company whose challenge is published is no mere lead any more. */
async function beginPartnership(work: Work, { companyId }: Challenge): Promise<void> {
  const lead = await work.tx.company.findFirst({ where: { id: companyId ?? -1, stage: 'LEAD' } })
  if (lead) await moveIfUnchanged(work, companyMoves, lead, 'ACTIVE')
}

export const returnChallenge = action({
  name: 'returnChallenge',
  requires: 'CHALLENGE_PUBLISH',
  rules: returnChallengeRules,
  description: 'Gives a challenge back to its company with what has to change.',
  async run(work, { id, comment }) {
    const challenge = await work.access.find('CHALLENGE_PUBLISH', id)
    if (challenge.status !== 'UNDER_REVIEW') throw conflict(errors.notUnderReview())
    await move(work, challengeMoves, challenge, 'DRAFT', { comment })
    await tellCompany(work, challenge, 'CHALLENGE_RETURNED', { comment })
    return { challengeId: id }
  },
})

export const extendChallenge = action({
  name: 'extendChallenge',
  requires: 'CHALLENGE_UPDATE',
  rules: extendChallengeRules,
  description:
    'Gives a published challenge a later deadline; a closed one is open again. Those it concerns are notified.',
  async run(work, { id, deadline, answerBy }) {
    const before = await work.access.find('CHALLENGE_UPDATE', id)
    if (before.status !== 'OPEN' && before.status !== 'CLOSED')
      throw conflict(errors.noDeadline({ state: challengeMoves.inWords(before.status) }))
    if (before.deadline && deadline <= before.deadline) throw invalid({ deadline: errors.deadlineEarlier() })
    const promised = answerBy === undefined ? before.answerBy : answerBy
    const answer = promised && promised < deadline ? deadline : promised
    const { closesAt } = await move(work, challengeMoves, before, 'OPEN', {
      where: { deadline: before.deadline },
      data: { deadline, answerBy: answer, closedAt: null },
      changes: changesOf(before, { deadline, answerBy: answer }),
    })
    if (closesAt <= new Date()) throw invalid({ deadline: errors.newDeadlineOver() })
    await tell(work, await interested(work, id), 'CHALLENGE_EXTENDED', before, { deadline: isoDay(deadline) })
    return { challengeId: id }
  },
})

export const closeChallenge = action({
  name: 'closeChallenge',
  requires: 'CHALLENGE_UPDATE',
  rules: closeChallengeRules,
  description: 'Closes a challenge before its deadline: nobody can propose any more.',
  async run(work, { id }) {
    const challenge = await work.access.find('CHALLENGE_UPDATE', id)
    await move(work, challengeMoves, challenge, 'CLOSED', { data: { closedAt: new Date() } })
    await tell(work, await interested(work, id), 'CHALLENGE_CLOSED', challenge)
    return { challengeId: id }
  },
})

export const completeChallenge = action({
  name: 'completeChallenge',
  requires: 'CHALLENGE_UPDATE',
  rules: completeChallengeRules,
  description:
    'Says that a closed challenge is done with, and what came of it; every proposal must have its answer. Those it concerns are notified.',
  async run(work, { id, closingReport = '' }) {
    const challenge = await work.access.find('CHALLENGE_UPDATE', id)
    // Held from here on, so that no proposal gets another status before the challenge does.
    await lockRow(work.tx, 'Challenge', id)
    const unanswered = await work.tx.proposal.count({
      where: { challengeId: id, status: { in: ['SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST'] } },
    })
    if (unanswered) throw conflict(errors.unanswered({ count: unanswered }))
    await move(work, challengeMoves, challenge, 'COMPLETED', { data: { completedAt: new Date(), closingReport } })
    const reported = closingReport ? 'yes' : 'no'
    await tell(work, await interested(work, id), 'CHALLENGE_COMPLETED', challenge, { reported })
    return { challengeId: id }
  },
})

export const updateClosingReport = editing({
  name: 'updateClosingReport',
  requires: 'CHALLENGE_UPDATE',
  rules: updateClosingReportRules,
  description: 'Writes what came of a completed challenge, or changes it.',
  async held(work, { id }) {
    const challenge = await work.access.hold('CHALLENGE_UPDATE', id)
    if (challenge.status !== 'COMPLETED') throw conflict(errors.notCompleted())
    return challenge
  },
  async run(work, given, before, { id }) {
    await work.tx.challenge.update({ where: { id }, data: given })
    await work.audit('Challenge', id, changesOf(before, given))
    return { challengeId: id }
  },
})

export const cancelChallenge = action({
  name: 'cancelChallenge',
  requires: 'CHALLENGE_UPDATE',
  rules: cancelChallengeRules,
  description: 'Calls a challenge off. Those who proposed or starred it are notified why.',
  async run(work, { id, reason }) {
    const challenge = await work.access.find('CHALLENGE_UPDATE', id)
    await move(work, challengeMoves, challenge, 'CANCELLED', {
      data: { cancelReason: reason, closedAt: new Date() },
      comment: reason,
    })
    await tell(work, await interested(work, id), 'CHALLENGE_CANCELLED', challenge, { comment: reason })
    return { challengeId: id }
  },
})

function mustBeWhole(challenge: Challenge) {
  const missing = checklist.filter((point) => !point.holds(challenge))
  if (missing.length) throw invalid(Object.fromEntries(missing.map((point) => [point.field, point.missing()])))
  if (challenge.closesAt <= new Date()) throw invalid({ deadline: errors.deadlineOver() })
}

/** The challenge as it was checked: nobody may have changed it meanwhile. */
const asChecked = ({ updatedAt }: Challenge) => ({ updatedAt })

const tell = (
  work: Work,
  to: Message['to'],
  kind: ChallengeKind,
  { id, title }: Pick<Challenge, 'id' | 'title'>,
  data: Record<string, string | undefined> = {},
) =>
  notify(work, {
    to,
    kind,
    subject: { entity: 'Challenge', id },
    data: { challenge: title, by: work.viewer.name, ...(data as Record<string, string>) },
  })

/** Tells the owner and those who lead the review. */
async function tellCompany(
  work: Work,
  challenge: Challenge,
  kind: ChallengeKind,
  data: Record<string, string | undefined>,
) {
  const leads = await work.tx.challengeReviewer.findMany({
    where: { challengeId: challenge.id, role: 'LEAD' },
    select: { userId: true },
  })
  await tell(work, [challenge.ownerId, ...leads.map(({ userId }) => userId)], kind, challenge, data)
}
