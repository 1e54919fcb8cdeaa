/** Requests for innovation support, and their categories, for tests. */
import { randomUUID } from 'node:crypto'
import type { Prisma, SupportCategory, SupportRequest } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'
import { universityDay } from '../../../api/days.ts'

/** Writes a support request with what its state implies, in a category of its own unless one is named; without overrides a draft. */
export const makeSupportRequest = async (
  db: Db | Tx,
  { status = 'DRAFT', categoryId, ...overrides }: Partial<Prisma.SupportRequestUncheckedCreateInput> = {},
): Promise<SupportRequest> => {
  const now = new Date()
  const over = status === 'RESOLVED' || status === 'CLOSED'
  return db.supportRequest.create({
    data: {
      title: 'Check a contract',
      description: 'It is with a company abroad.',
      status,
      categoryId: categoryId ?? (await makeSupportCategory(db)).id,
      submittedAt: status === 'DRAFT' ? null : now,
      answerBy: status === 'DRAFT' ? null : universityDay(now),
      waitingSince: status === 'WAITING_FOR_RESEARCHER' ? now : null,
      resolvedAt: over ? now : null,
      closedAt: status === 'CLOSED' ? now : null,
      ...overrides,
    },
  })
}

/** Writes a category of support under a name of its own. */
export const makeSupportCategory = (
  db: Db | Tx,
  overrides: Partial<Prisma.SupportCategoryUncheckedCreateInput> = {},
): Promise<SupportCategory> =>
  db.supportCategory.create({ data: { name: `Category ${randomUUID()}`, answerDays: 5, ...overrides } })
