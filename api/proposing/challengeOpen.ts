/** Whether a challenge takes proposals. */
import type { Challenge } from '../__generated__/prisma/client.ts'

/** Whether one may propose at that moment: the deadline counts in the university's zone, on the server. */
export const isOpen = ({ status, closesAt }: Pick<Challenge, 'status' | 'closesAt'>, now = new Date()): boolean =>
  status === 'OPEN' && closesAt > now
