/** What moderators do: claim a case, release it, decide about it, answer an appeal, restore content. */
import * as errors from '#texts/moderation/errors.js'
import type { ModerationCase } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { keepAnswer } from '../../duties/keepAnswer.ts'
import { conflict } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { move } from '../../moves.ts'
import { caseMoves } from './caseMoves.ts'
import { claimableBy, needClaim, whyNotClaimed } from './claim.ts'
import { withhold } from './content.ts'
import {
  claimModerationCaseRules,
  decideAppealRules,
  decideModerationCaseRules,
  releaseModerationCaseRules,
  restoreContentRules,
} from './moderation.rules.ts'
import { tellAuthor, tellReporters } from './tell.ts'

const free = { claimedById: null, claimedAt: null }

/** The case, held so that what others do with it at the same moment comes before or after. */
async function held({ tx, access }: Work, id: number): Promise<ModerationCase> {
  await access.find('CONTENT_MODERATE', id)
  await lockRow(tx, 'ModerationCase', id)
  return tx.moderationCase.findUniqueOrThrow({ where: { id } })
}

export const claimModerationCase = action({
  name: 'claimModerationCase',
  requires: 'CONTENT_MODERATE',
  rules: claimModerationCaseRules,
  description:
    'Takes a case to decide it; nobody else can until it is released, or an hour has passed. Nobody claims a case about their own content, or an appeal against their own decision.',
  async run(work, { id }) {
    const { tx, viewer, access, audit } = work
    const before = await access.find('CONTENT_MODERATE', id)
    const { count } = await tx.moderationCase.updateMany({
      where: { AND: [{ id }, claimableBy(viewer.id)] },
      data: { claimedById: viewer.id, claimedAt: new Date() },
    })
    if (!count) {
      const now = await tx.moderationCase.findUniqueOrThrow({ where: { id } })
      throw conflict(whyNotClaimed(now, viewer.id) ?? errors.claimed())
    }
    if (before.claimedById !== viewer.id) await audit('ModerationCase', id, { claimed: [false, true] })
    return { caseId: id }
  },
})

export const releaseModerationCase = action({
  name: 'releaseModerationCase',
  requires: 'CONTENT_MODERATE',
  rules: releaseModerationCaseRules,
  description: 'Releases a case that the viewer has claimed, so that another moderator can take it.',
  async run(work, { id }) {
    const { tx, viewer, access, audit } = work
    await access.find('CONTENT_MODERATE', id)
    const { count } = await tx.moderationCase.updateMany({ where: { id, claimedById: viewer.id }, data: free })
    if (!count) throw conflict(errors.claimFirst())
    await audit('ModerationCase', id, { claimed: [true, false] })
    return { caseId: id }
  },
})

export const decideModerationCase = action({
  name: 'decideModerationCase',
  requires: 'CONTENT_MODERATE',
  rules: decideModerationCaseRules,
  description:
    'Decides about reported content that the viewer has claimed: dismisses the reports, asks for a revision, hides it or removes it. Its author learns why, and who reported it learns the outcome.',
  async run(work, { id, decision, explanation, explanationArabic }) {
    const { tx, viewer } = work
    const before = await held(work, id)
    needClaim(before, viewer.id)
    const after = await move(work, caseMoves, before, decision, {
      where: { claimedById: viewer.id },
      data: { ...free, decision, decidedById: viewer.id, decidedAt: new Date(), explanation, explanationArabic },
      comment: explanation || undefined,
    })
    await keepAnswer(tx, 'REPORT_DECIDE', before.waitsSince)
    const isFirst = before.status === 'OPEN'
    if (decision !== 'DISMISSED') {
      await withhold(tx, before.entity, before.entityId, decision === 'REMOVED' ? 'REMOVED' : 'HIDDEN')
      await tellAuthor(work, after, 'CONTENT_WITHHELD', { decision, explanation, explanationArabic })
    }
    if (isFirst) await tellReporters(work, after, decision === 'DISMISSED' ? 'KEPT' : 'ACTED')
    return { caseId: id }
  },
})

export const restoreContent = action({
  name: 'restoreContent',
  requires: 'CONTENT_MODERATE',
  rules: restoreContentRules,
  description: 'Opens content to others again: after its revision, or because it was withheld by mistake.',
  async run(work, { id, reason }) {
    const { tx, viewer } = work
    const before = await held(work, id)
    if (before.authorId === viewer.id) throw conflict(errors.ownContent())
    // An appeal is answered with a decision of its own.
    if (before.status === 'APPEALED') throw conflict(errors.appealWaits())
    if (before.status === 'RESUBMITTED') {
      needClaim(before, viewer.id)
      await keepAnswer(tx, 'REPORT_DECIDE', before.waitsSince)
    }
    const after = await move(work, caseMoves, before, 'RESTORED', { data: free, comment: reason })
    await withhold(tx, before.entity, before.entityId, null)
    await tellAuthor(work, after, 'CONTENT_RESTORED', { explanation: reason })
    return { caseId: id }
  },
})

export const decideAppeal = action({
  name: 'decideAppeal',
  requires: 'CONTENT_MODERATE',
  rules: decideAppealRules,
  description:
    'Answers an appeal that the viewer has claimed, against the decision of another moderator: the content is restored, or the decision stands.',
  async run(work, { id, granted, answer }) {
    const { tx, viewer } = work
    const before = await held(work, id)
    if (before.decidedById === viewer.id) throw conflict(errors.ownDecision())
    needClaim(before, viewer.id)
    if (before.status !== 'APPEALED') throw conflict(errors.noAppeal())
    const after = await move(work, caseMoves, before, granted ? 'RESTORED' : 'UPHELD', {
      where: { claimedById: viewer.id },
      data: {
        ...free,
        appealAnswer: answer,
        appealDecidedById: viewer.id,
        appealDecidedAt: new Date(),
        appealGranted: granted,
      },
      comment: answer,
    })
    await keepAnswer(tx, 'REPORT_DECIDE', before.waitsSince)
    if (granted) await withhold(tx, before.entity, before.entityId, null)
    await tellAuthor(work, after, 'APPEAL_DECIDED', { outcome: granted ? 'granted' : 'declined', explanation: answer })
    return { caseId: id }
  },
})
