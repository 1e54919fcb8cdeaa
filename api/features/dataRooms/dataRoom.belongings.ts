/** What of data rooms hangs on a person. Acceptances and the log are evidence: they stay, without the account. */
import type { Work } from '../../action.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { answer } from './grant.actions.ts'
import { grantMoves } from './grantMoves.ts'

/** Who leaves reads no more, and nobody answers what the person asked or was proposed for. */
async function end(work: Work) {
  const { tx, viewer } = work
  const open = await tx.roomGrant.findMany({
    where: { readerId: viewer.id, status: { in: ['PROPOSED', 'REQUESTED', 'GRANTED'] } },
  })
  for (const grant of open)
    await moveIfUnchanged(work, grantMoves, grant, grant.status === 'GRANTED' ? 'REVOKED' : 'DECLINED', {
      data: answer(grant, null),
    })
}

export const dataRoomBelongings = {
  roomGrants: {
    take: ({ db, access }, readerId) =>
      db.roomGrant.findMany({
        where: { AND: [{ readerId }, access.within('ROOM_GRANT_READ')] },
        omit: { answeredById: true, proposal: true, proposedById: true },
        orderBy: oldestFirst,
      }),
    leave: end,
    close: end,
  },
  answeredRoomGrants: {},
  proposedRoomGrants: {},
  ndaTexts: {},
  ndaAcceptances: {
    take: ({ db }, userId) =>
      db.ndaAcceptance.findMany({
        where: { userId },
        select: {
          name: true,
          address: true,
          acceptedAt: true,
          ndaText: { select: { dataRoomId: true, version: true, text: true } },
        },
        orderBy: oldestFirst,
      }),
  },
  roomAccesses: {
    take: ({ db }, userId) =>
      db.roomAccess.findMany({
        where: { userId },
        select: { dataRoomId: true, title: true, uploadedAt: true, kind: true, network: true, at: true },
        orderBy: oldestFirst,
      }),
  },
} as const satisfies Record<string, Belonging>
