/** What of holdings hangs on a person. */
import type { Work } from '../../action.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

/** What only the investor saw goes along; the terms of an investment in a project stay, without the person. */
async function leave({ tx, viewer }: Work) {
  const own = { investorId: viewer.id }
  await tx.holding.deleteMany({ where: { ...own, investmentInterestId: null } })
  const ofOwn = { where: { holding: own } }
  await tx.holdingMilestone.deleteMany(ofOwn)
  await tx.holdingValuation.deleteMany(ofOwn)
  await tx.holdingUpdate.deleteMany(ofOwn)
  await tx.holdingRequest.deleteMany(ofOwn)
  await tx.holding.updateMany({ where: own, data: { investorId: null, notes: '' } })
}

/** Nobody reads the answers while the account is closed. */
async function stopAsking({ tx, viewer }: Work) {
  const own = { holding: { investorId: viewer.id } }
  await tx.holdingUpdate.deleteMany({ where: { ...own, answeredAt: null } })
  await tx.holdingRequest.updateMany({ where: { ...own, endedAt: null }, data: { endedAt: new Date() } })
}

const figures = { select: { name: true, unit: true, value: true }, orderBy: { id: 'asc' as const } }

export const holdingBelongings = {
  holdings: {
    take: ({ db, access }, investorId) =>
      db.holding.findMany({
        where: { AND: [{ investorId }, access.within('HOLDING_READ')] },
        omit: { searchText: true, sortName: true },
        include: {
          milestones: { select: { title: true, plannedOn: true, doneOn: true } },
          valuations: { select: { valuedOn: true, stakeValue: true, source: true } },
          updates: { select: { dueOn: true, text: true, answeredAt: true, figures } },
        },
        orderBy: oldestFirst,
      }),
    leave,
    close: stopAsking,
  },
  writtenHoldingUpdates: {
    take: ({ db, access }, answeredById) =>
      db.holdingUpdate.findMany({
        where: { AND: [{ answeredById }, access.within('HOLDING_UPDATE_READ')] },
        select: { title: true, dueOn: true, text: true, answeredAt: true, figures },
        orderBy: oldestFirst,
      }),
  },
} as const satisfies Record<string, Belonging>
