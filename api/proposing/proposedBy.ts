/** Which proposals count as submitted, and whose they are. */
import type { Prisma } from '../__generated__/prisma/client.ts'

/** Submitted and not taken back. */
export const standing = { status: { notIn: ['DRAFT', 'WITHDRAWN'] } } satisfies Prisma.ProposalWhereInput

/** Submitted, whatever became of it. */
export const everSubmitted = { status: { not: 'DRAFT' } } satisfies Prisma.ProposalWhereInput

/** Those of a person, also as a co-applicant who has confirmed. */
export const proposedBy = (userId: number): Prisma.ProposalWhereInput => ({
  ...standing,
  OR: [{ authorId: userId }, { coApplicants: { some: { userId, answer: 'CONFIRMED' } } }],
})
