import type { Prisma } from '../__generated__/prisma/client.ts'

/** Sessions that are asked for or confirmed and not over. */
export const comingSession = (): Prisma.MeetingWhereInput => ({
  kind: 'SESSION',
  state: { in: ['PROPOSED', 'CONFIRMED'] },
  endsAt: { gt: new Date() },
})
