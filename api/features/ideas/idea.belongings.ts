/** What a person has in ideas: what may be taken along, and what becomes of it when the account is deleted. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { sortedAsShown } from '../../sortedAsShown.ts'
import { freeRequests } from '../../validation/freeRequests.ts'

export const ideaBelongings = {
  ideas: {
    take: ({ db }, submitterId) =>
      db.idea.findMany({
        where: { submitterId },
        omit: { searchText: true, translationText: true, sortTitle: true, ...sortedAsShown },
        orderBy: oldestFirst,
      }),
    // What was never submitted goes; the university keeps the others, without the person.
    leave: async ({ tx, viewer }) => {
      await tx.idea.deleteMany({ where: { submitterId: viewer.id, status: 'DRAFT' } })
      await tx.idea.updateMany({ where: { submitterId: viewer.id }, data: { visibleToResearchers: false } })
    },
  },
  reviewedIdeas: {},
  ipCheckedIdeas: {},
  ideaVotes: {
    take: ({ db, access }, userId) =>
      db.ideaVote.findMany({
        where: { userId, idea: access.within('IDEA_READ') },
        select: { createdAt: true, idea: { select: { id: true, title: true } } },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.ideaVote.deleteMany({ where: { userId: viewer.id } }),
  },
  ideaReviews: {
    take: ({ db, access }, reviewerId) =>
      db.ideaReview.findMany({
        where: { AND: [{ reviewerId }, access.within('IDEA_NOTES')] },
        orderBy: oldestFirst,
      }),
  },
  // Messages belong to the idea, which keeps them.
  ideaMessages: {
    take: ({ db, access }, authorId) =>
      db.ideaMessage.findMany({
        where: { authorId, idea: access.within('IDEA_READ') },
        select: { text: true, createdAt: true, idea: { select: { id: true, title: true } } },
        orderBy: oldestFirst,
      }),
  },
  ideaEvaluations: {
    take: ({ db, access }, expertId) =>
      db.ideaEvaluation.findMany({
        where: { AND: [{ expertId }, access.within('EVALUATION_READ')] },
        orderBy: oldestFirst,
      }),
  },
  askedValidations: {
    take: ({ db, access }, requesterId) =>
      db.validationRequest.findMany({
        where: { AND: [{ requesterId }, access.within('VALIDATION_READ')] },
        orderBy: oldestFirst,
      }),
  },
  // The university chooses somebody else.
  assignedValidations: {
    leave: (work) => freeRequests(work, { assigneeId: work.viewer.id }),
    close: (work) => freeRequests(work, { assigneeId: work.viewer.id }),
  },
} as const satisfies { [R in keyof Prisma.UserInclude]?: Belonging }
