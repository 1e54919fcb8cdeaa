/** Who of a company works on the proposals to its challenge. */
import * as texts from '#texts/challenges/errors.js'
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { notify } from '../notifications/notify.ts'
import { removeChallengeReviewerRules, setChallengeReviewerRules } from './challenge.rules.ts'

export const setChallengeReviewer = action({
  name: 'setChallengeReviewer',
  requires: 'CHALLENGE_UPDATE',
  rules: setChallengeReviewerRules,
  description:
    'Takes a person of a company into the review team, or changes what the person may do. The person is notified.',
  async run(work, { id, userId, role }) {
    const { tx, access, audit, viewer } = work
    const challenge = await access.find('CHALLENGE_UPDATE', id)
    if (challenge.ownerId === userId) throw conflict(texts.ownerLeads())
    const person = await tx.user.findFirst({
      where: { id: userId, role: { in: ['INDUSTRY', 'INDUSTRY_PARTNER'] }, status: 'ACTIVE' },
    })
    if (!person) throw invalid({ userId: texts.chooseCompanyPerson() })
    const key = { challengeId_userId: { challengeId: id, userId } }
    const before = await tx.challengeReviewer.findUnique({ where: key })
    if (before?.role === role) return { challengeId: id }
    await tx.challengeReviewer.upsert({ where: key, create: { challengeId: id, userId, role }, update: { role } })
    await audit('Challenge', id, { [person.name]: [before?.role ?? null, role] })
    await notify(work, {
      to: userId,
      kind: 'CHALLENGE_REVIEWER_ADDED',
      subject: { entity: 'Challenge', id },
      data: { challenge: challenge.title, by: viewer.name, role: role.toLowerCase() },
    })
    return { challengeId: id }
  },
})

export const removeChallengeReviewer = action({
  name: 'removeChallengeReviewer',
  requires: 'CHALLENGE_UPDATE',
  rules: removeChallengeReviewerRules,
  description: 'Takes a person off the review team; scores and notes stay.',
  async run({ tx, access, audit }, { id, userId }) {
    await access.find('CHALLENGE_UPDATE', id)
    const found = await tx.challengeReviewer.findUnique({
      where: { challengeId_userId: { challengeId: id, userId } },
      include: { user: { select: { name: true } } },
    })
    if (!found) throw notFound(records.reviewer())
    await tx.challengeReviewer.delete({ where: { id: found.id } })
    await audit('Challenge', id, { [found.user.name]: [found.role, null] })
    return { challengeId: id }
  },
})
