/** What of moderation hangs on a person: reports, and what was decided about what the person wrote. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

const decided = { kind: true, title: true, status: true, decision: true, decidedAt: true } as const

export const moderationBelongings = {
  contentReports: {
    take: ({ db }, reporterId) =>
      db.contentReport.findMany({
        where: { reporterId },
        select: { case: { select: { kind: true, title: true } }, reason: true, details: true, createdAt: true },
        orderBy: oldestFirst,
      }),
    // Moderators still have to decide about what was reported, without the person who did.
    leave: ({ tx, viewer }) =>
      tx.contentReport.updateMany({ where: { reporterId: viewer.id }, data: { reporterId: null, details: '' } }),
  },
  moderatedContent: {
    // Reports that came to nothing, or wait, are not told to the author.
    take: ({ db }, authorId) =>
      db.moderationCase.findMany({
        where: { authorId, decision: { not: 'DISMISSED' } },
        select: { ...decided, text: true, explanation: true, appeal: true, appealedAt: true, appealAnswer: true },
        orderBy: oldestFirst,
      }),
    // The statistics stay; what the person wrote does not.
    leave: ({ tx, viewer }) =>
      tx.moderationCase.updateMany({
        where: { authorId: viewer.id },
        data: { authorId: null, title: '', text: '', appeal: '' },
      }),
  },
  claimedModeration: {
    leave: ({ tx, viewer }) =>
      tx.moderationCase.updateMany({
        where: { claimedById: viewer.id },
        data: { claimedById: null, claimedAt: null },
      }),
  },
  moderationDecisions: {
    take: ({ db }, decidedById) =>
      db.moderationCase.findMany({ where: { decidedById }, select: decided, orderBy: oldestFirst }),
    // Authors keep what was decided and may appeal, without the person who decided.
    leave: ({ tx, viewer }) =>
      tx.moderationCase.updateMany({ where: { decidedById: viewer.id }, data: { decidedById: null } }),
  },
  appealDecisions: {
    take: ({ db }, appealDecidedById) =>
      db.moderationCase.findMany({
        where: { appealDecidedById },
        select: { ...decided, appealGranted: true, appealAnswer: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) =>
      tx.moderationCase.updateMany({ where: { appealDecidedById: viewer.id }, data: { appealDecidedById: null } }),
  },
} as const satisfies Record<string, Belonging>
