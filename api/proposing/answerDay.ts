/** Whether applicants wait for an answer after the day by which it was promised (issue of challenges: shown to both sides and the university). */
import type { Challenge, Prisma } from '../__generated__/prisma/client.ts'
import { universityDay } from '../days.ts'

/** Nobody owes an answer for a challenge that was called off. */
const owing = ['OPEN', 'CLOSED'] as const

/** Challenges whose day is over; where nobody waits it does not matter. */
export const promiseOver = (): Prisma.ChallengeWhereInput => ({
  status: { in: [...owing] },
  answerBy: { lt: universityDay() },
})

export const isPromiseOver = ({ status, answerBy }: Pick<Challenge, 'status' | 'answerBy'>): boolean =>
  owing.some((one) => one === status) && answerBy !== null && answerBy < universityDay()
