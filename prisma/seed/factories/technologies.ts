/** Technology summaries, and enquiries about them, for tests. */
import type { Prisma, TechnologyEnquiry, TechnologySummary } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'
import { universityDay } from '../../../api/days.ts'
import { makeProject } from './projects.ts'

/** Writes a technology summary with what its state implies, of a project of its own unless one is named; without overrides a draft. */
export const makeSummary = async (
  db: Db | Tx,
  { status = 'DRAFT', projectId, ...overrides }: Partial<Prisma.TechnologySummaryUncheckedCreateInput> = {},
): Promise<TechnologySummary> => {
  const now = new Date()
  return db.technologySummary.create({
    data: {
      headline: 'Drinking water from brackish wells',
      problem: 'Farms far from the grid have no fresh water.',
      solution: 'A still that runs on heat of the sun.',
      alternative: 'Reverse osmosis with diesel pumps',
      advantages: ['Half the price per litre', 'No membrane to replace'],
      offers: ['LICENCE', 'PILOT'],
      protection: 'PATENT_FILED',
      projectId: projectId ?? (await makeProject(db)).id,
      status,
      proposedAt: status === 'DRAFT' ? null : now,
      agreedAt: status === 'AGREED' || status === 'PUBLISHED' ? now : null,
      publishedAt: status === 'PUBLISHED' ? now : null,
      withdrawnAt: status === 'WITHDRAWN' ? now : null,
      ...overrides,
    },
  })
}

/** Writes an enquiry with what its state implies, about a summary of its own unless one is named. */
export const makeEnquiry = async (
  db: Db | Tx,
  { status = 'OPEN', summaryId, ...overrides }: Partial<Prisma.TechnologyEnquiryUncheckedCreateInput> = {},
): Promise<TechnologyEnquiry> => {
  const now = new Date()
  return db.technologyEnquiry.create({
    data: {
      headline: 'Drinking water from brackish wells',
      name: 'Zara',
      email: 'zara@company.example',
      message: 'Is it for sale?',
      answerBy: universityDay(now),
      summaryId: summaryId ?? (await makeSummary(db, { status: 'PUBLISHED' })).id,
      status,
      ...(status === 'ANSWERED' && { answer: 'It is for license.', answeredAt: now }),
      ...(status === 'CLOSED' && { closeReason: 'Advertising', closedAt: now }),
      ...overrides,
    },
  })
}
