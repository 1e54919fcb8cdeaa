/** What of claims for readiness levels hangs on a person; they stay with their projects when the person leaves. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { endValidations } from './endValidations.ts'

export const trlBelongings = {
  trlClaims: {
    take: ({ db, access }, claimantId) =>
      db.trlClaim.findMany({
        where: { AND: [{ claimantId }, access.within('TRL_READ_EVIDENCE')] },
        omit: { searchText: true, sortTitle: true, sortRequestedAt: true },
        include: { evidence: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.trlClaim.updateMany({ where: { claimantId: viewer.id }, data: { claimantId: null } }),
  },
  trlDecisions: {
    take: ({ db }, decidedById) =>
      db.trlClaim.findMany({
        where: { decidedById },
        select: { id: true, title: true, level: true, status: true, comment: true, decidedAt: true },
        orderBy: oldestFirst,
      }),
  },
  trlAnswers: {
    take: ({ db }, answeredById) =>
      db.trlEvidence.findMany({
        where: { answeredById },
        select: { claimId: true, code: true, answer: true, answerComment: true, answeredAt: true },
        orderBy: oldestFirst,
      }),
  },
  // The university chooses somebody else.
  trlValidations: {
    take: ({ db }, userId) =>
      db.trlValidator.findMany({
        where: { userId },
        select: { claimId: true, assignedAt: true, acceptedAt: true },
        orderBy: oldestFirst,
      }),
    leave: (work) => endValidations(work, work.viewer.id),
    close: (work) => endValidations(work, work.viewer.id),
  },
  validatedProjects: {},
} as const satisfies Record<string, Belonging>
