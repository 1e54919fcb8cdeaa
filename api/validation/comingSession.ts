import type { Prisma } from '../__generated__/prisma/client.ts'

/** Sessions that are asked for or confirmed and not over. */
export const comingSession = (): Prisma.CalendarEventWhereInput => ({
  kind: 'SESSION',
  state: { in: ['PROPOSED', 'CONFIRMED'] },
  endsAt: { gt: new Date() },
})
