/** Challenges that are over; alone in its file, as their definition as records asks it, too. */
import type { ChallengeStatus } from '../../__generated__/prisma/enums.ts'

/** Whether nothing comes after it. */
export const isOver = (status: ChallengeStatus): boolean => status === 'COMPLETED' || status === 'CANCELLED'
