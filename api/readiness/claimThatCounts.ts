/** Claims for a readiness level whose evidence is kept: those before a validator, and those that were validated. */
import type { Prisma } from '../__generated__/prisma/client.ts'

export const claimThatCounts: Prisma.TrlClaimWhereInput = { status: { notIn: ['DRAFT', 'WITHDRAWN'] } }
