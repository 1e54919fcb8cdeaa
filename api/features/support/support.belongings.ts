/** What of support requests hangs on a person. */
import type { Work } from '../../action.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { removeFiles } from '../files/removeFiles.ts'
import { openStates } from './supportMoves.ts'

/** Requests that somebody of the team worked on are the whole team's again. */
const giveUp = ({ tx, viewer }: Work) =>
  tx.supportRequest.updateMany({
    where: { assigneeId: viewer.id, status: { in: [...openStates] } },
    data: { assigneeId: null },
  })

/** Those who leave the team are notified of no requests any more. */
const resign = ({ tx, viewer }: Work) => tx.supportMember.deleteMany({ where: { userId: viewer.id } })

export const supportBelongings = {
  supportRequests: {
    take: ({ db, access }, requesterId) =>
      db.supportRequest.findMany({
        where: { AND: [{ requesterId }, access.within('SUPPORT_READ')] },
        omit: { searchText: true, sortTitle: true, sortSubmittedAt: true, sortAnswerBy: true },
        include: { category: { select: { name: true } } },
        orderBy: oldestFirst,
      }),
    // What was never sent goes; the university keeps the others, without the person.
    leave: async ({ tx, viewer }) => {
      const drafts = { requesterId: viewer.id, status: 'DRAFT' } as const
      await removeFiles(tx, { supportRequest: drafts })
      await tx.supportRequest.deleteMany({ where: drafts })
    },
  },
  assignedSupportRequests: { leave: giveUp, close: giveUp },
  // Messages belong to the request, which keeps them.
  supportMessages: {
    take: ({ db, access }, authorId) =>
      db.supportMessage.findMany({
        where: { authorId, supportRequest: access.within('SUPPORT_WRITE') },
        select: { text: true, createdAt: true, supportRequest: { select: { id: true, title: true } } },
        orderBy: oldestFirst,
      }),
  },
  supportNotes: {
    take: ({ db, access }, authorId) =>
      db.supportNote.findMany({
        where: { authorId, supportRequest: access.within('SUPPORT_WORK') },
        select: { text: true, createdAt: true, supportRequest: { select: { id: true, title: true } } },
        orderBy: oldestFirst,
      }),
  },
  // The checklist belongs to the request, which keeps it.
  doneSupportSteps: {},
  supportMemberships: { leave: resign, close: resign },
} as const satisfies Record<string, Belonging>
