/** Deals, for tests. */
import type { Deal, Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'
import { universityDay } from '../../../api/days.ts'
import { makeProject } from './projects.ts'

/** Writes a deal of a project of its own unless one is named; without overrides it is open. */
export const makeDeal = async (
  db: Db | Tx,
  { projectId, status = 'OPEN', ...overrides }: Partial<Prisma.DealUncheckedCreateInput> = {},
): Promise<Deal> =>
  db.deal.create({
    data: {
      projectId: projectId ?? (await makeProject(db)).id,
      title: 'Solar still',
      status,
      ...(status === 'OPEN' ? {} : { closedOn: universityDay() }),
      ...(status === 'OPEN' || status === 'ENDED' ? {} : { party: 'Still Works' }),
      ...overrides,
    },
  })
