/** Holdings of investors, and their updates, for tests. */
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'
import { universityDay } from '../../../api/days.ts'

/** A holding of an investor: a company elsewhere unless a project is given. */
export const makeHolding = (db: Db | Tx, overrides: Partial<Prisma.HoldingUncheckedCreateInput> = {}) =>
  db.holding.create({
    data: {
      external: true,
      name: 'Dune Robotics',
      fundingStage: 'SEED',
      instrument: 'EQUITY',
      amount: 1_000_000,
      investedOn: new Date('2025-03-01'),
      ...overrides,
    },
  })

/** An update of a holding, answered by its investor, or requested of the lead of its project and not answered. */
export async function makeHoldingUpdate(
  db: Db | Tx,
  { holdingId, requested = false, ...overrides }: { holdingId: number; requested?: boolean; dueOn?: Date },
) {
  const figure = { name: 'Revenue', unit: 'AED' }
  const request = requested
    ? await db.holdingRequest.create({ data: { holdingId, every: 'QUARTERLY', kpis: [figure] } })
    : null
  return db.holdingUpdate.create({
    data: {
      holdingId,
      holdingRequestId: request?.id ?? null,
      title: 'Dune Robotics',
      dueOn: universityDay(),
      ...(requested ? {} : { text: 'Two pilots run', answeredAt: new Date() }),
      figures: { create: { ...figure, value: requested ? null : 120_000 } },
      ...overrides,
    },
  })
}
