/** What of challenges hangs on a person. What a company's people and applicants rely on stays. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { sortedAsShown } from '../../sortedAsShown.ts'

const titled = { select: { id: true, title: true } }

export const challengeBelongings = {
  ownedChallenges: {
    take: ({ db }, ownerId) =>
      db.challenge.findMany({
        where: { ownerId, deletedAt: null },
        omit: {
          searchText: true,
          translationText: true,
          sortTitle: true,
          ...sortedAsShown,
          sortFunding: true,
          closesAt: true,
          closesAtOrNever: true,
          importKey: true,
          // The university's own.
          checkerId: true,
          remindedAt: true,
        },
        orderBy: oldestFirst,
      }),
    // The university goes on with them.
    leave: async ({ tx, viewer, audit }) => {
      const owned = await tx.challenge.findMany({ where: { ownerId: viewer.id }, select: { id: true } })
      await tx.challenge.deleteMany({ where: { ownerId: viewer.id, status: 'DRAFT' } })
      await tx.challenge.updateMany({ where: { ownerId: viewer.id }, data: { ownerId: null } })
      for (const { id } of owned) await audit('Challenge', id, { ownerId: [viewer.id, null] })
    },
  },
  checkedChallenges: {
    take: ({ db }, checkerId) =>
      db.challenge.findMany({ where: { checkerId, deletedAt: null }, ...titled, orderBy: oldestFirst }),
    leave: ({ tx, viewer }) => tx.challenge.updateMany({ where: { checkerId: viewer.id }, data: { checkerId: null } }),
  },
  challengeInvitations: {
    take: ({ db }, userId) =>
      db.challengeInvitation.findMany({
        where: { userId },
        select: { words: true, createdAt: true, challenge: titled },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.challengeInvitation.deleteMany({ where: { userId: viewer.id } }),
  },
  challengeInvitationsMade: {
    take: ({ db }, inviterId) =>
      db.challengeInvitation.findMany({
        where: { inviterId },
        select: { words: true, createdAt: true, challenge: titled },
        orderBy: oldestFirst,
      }),
  },
  challengeReviews: {
    take: ({ db }, userId) =>
      db.challengeReviewer.findMany({
        where: { userId },
        select: { role: true, challenge: titled },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.challengeReviewer.deleteMany({ where: { userId: viewer.id } }),
  },
  askedQuestions: {
    take: ({ db }, askerId) =>
      db.challengeQuestion.findMany({
        where: { askerId },
        select: { text: true, createdAt: true, challenge: titled },
        orderBy: oldestFirst,
      }),
  },
  answeredQuestions: {
    take: ({ db }, answererId) =>
      db.challengeQuestion.findMany({
        where: { answererId },
        select: { text: true, answer: true, answeredAt: true, challenge: titled },
        orderBy: oldestFirst,
      }),
  },
  challengeStars: {
    take: ({ db }, userId) =>
      db.challengeStar.findMany({
        where: { userId },
        select: { challengeId: true, title: true, createdAt: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.challengeStar.deleteMany({ where: { userId: viewer.id } }),
  },
  challengeViewings: {
    take: ({ db }, userId) => db.challengeViewing.findMany({ where: { userId }, select: { challengeId: true } }),
    leave: ({ tx, viewer }) => tx.challengeViewing.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
