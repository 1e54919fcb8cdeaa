/** Which projects partners of the university may see. */
import type { Prisma } from '../__generated__/prisma/client.ts'

/** Drafts, archived and confidential records, and those under embargo, stay inside whatever their flags say. */
export const presentable = (): Prisma.ProjectWhereInput => ({
  status: { notIn: ['DRAFT', 'ARCHIVED'] },
  confidential: false,
  OR: [{ embargoUntil: null }, { embargoUntil: { lte: new Date() } }],
})

export const approvedForIndustry = (): Prisma.ProjectWhereInput => ({ ...presentable(), approvedForIndustry: true })
export const approvedForInvestors = (): Prisma.ProjectWhereInput => ({ ...presentable(), approvedForInvestors: true })
