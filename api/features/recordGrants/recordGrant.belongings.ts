/** What of access to single records hangs on a person. */
import type { Work } from '../../action.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { recordGrantMoves } from './recordGrantMoves.ts'

/** Who comes back after an account was closed needs new access. */
async function end(work: Work) {
  const { tx, viewer } = work
  for (const grant of await tx.recordGrant.findMany({ where: { userId: viewer.id, status: 'GRANTED' } }))
    await moveIfUnchanged(work, recordGrantMoves, grant, 'REVOKED')
}

export const recordGrantBelongings = {
  recordGrants: {
    take: ({ db, access }, userId) =>
      db.recordGrant.findMany({
        where: { AND: [{ userId }, access.within('RECORD_GRANT_READ')] },
        omit: { givenById: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.recordGrant.deleteMany({ where: { userId: viewer.id } }),
    close: end,
  },
  givenRecordGrants: {},
} as const satisfies Record<string, Belonging>
