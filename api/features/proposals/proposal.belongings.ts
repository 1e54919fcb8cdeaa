/** What of proposals hangs on a person. What was submitted and what reviewers wrote stays with the challenge. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

const ofChallenge = { select: { id: true, challenge: { select: { id: true, title: true } } } }

export const proposalBelongings = {
  proposals: {
    take: ({ db }, authorId) => db.proposal.findMany({ where: { authorId }, orderBy: oldestFirst }),
    leave: ({ tx, viewer }) => tx.proposal.deleteMany({ where: { authorId: viewer.id, status: 'DRAFT' } }),
  },
  coApplications: {
    take: ({ db }, userId) =>
      db.coApplicant.findMany({
        where: { userId },
        select: { answer: true, proposal: ofChallenge },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.coApplicant.deleteMany({ where: { userId: viewer.id, answer: 'ASKED' } }),
  },
  proposalScores: {
    take: ({ db }, reviewerId) =>
      db.proposalScore.findMany({
        where: { reviewerId },
        select: { score: true, criterion: { select: { name: true } }, proposal: ofChallenge },
        orderBy: oldestFirst,
      }),
  },
  proposalNotes: {
    take: ({ db }, authorId) =>
      db.proposalNote.findMany({
        where: { authorId },
        select: { text: true, createdAt: true, proposal: ofChallenge },
        orderBy: oldestFirst,
      }),
  },
  proposalMessages: {
    take: ({ db }, authorId) =>
      db.proposalMessage.findMany({
        where: { authorId },
        select: { text: true, createdAt: true, proposal: ofChallenge },
        orderBy: oldestFirst,
      }),
  },
  conflictStatements: {
    take: ({ db }, reviewerId) =>
      db.conflictStatement.findMany({
        where: { reviewerId },
        select: { conflict: true, words: true, createdAt: true, proposal: ofChallenge },
        orderBy: oldestFirst,
      }),
  },
} as const satisfies Record<string, Belonging>
