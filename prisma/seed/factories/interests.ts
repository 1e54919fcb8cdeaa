/** Interests of investors, for tests. */
import type { InvestmentInterest, Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'
import { universityDay } from '../../../api/days.ts'
import { makeProject } from './projects.ts'

/** Writes an investor's interest in a project of its own unless one is named; the promised day is today unless it is given. */
export const makeInterest = async (
  db: Db | Tx,
  { projectId, ...overrides }: Partial<Prisma.InvestmentInterestUncheckedCreateInput> = {},
): Promise<InvestmentInterest> => {
  const project = projectId ?? (await makeProject(db, { approvedForInvestors: true, status: 'ACTIVE' })).id
  const { title } = await db.project.findUniqueOrThrow({ where: { id: project }, select: { title: true } })
  const { status = 'EXPRESSED' } = overrides
  return db.investmentInterest.create({
    data: {
      projectId: project,
      title,
      acknowledgeBy: universityDay(),
      ...(['EXPRESSED', 'WITHDRAWN'].includes(status) ? {} : { acknowledgedAt: new Date() }),
      ...(status === 'PASSED' ? { passedBy: 'UNIVERSITY' as const } : {}),
      ...overrides,
    },
  })
}
