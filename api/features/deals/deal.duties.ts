/** Deals for which an investment was recorded and that are still open: the team closes them with what came of them. */
import { duty } from '../../duties/duty.ts'

export const dealCloseDuty = duty<{ id: number; title: string; investedAt: Date | null }>()({
  kind: 'DEAL_CLOSE',
  model: 'Deal',
  requires: 'DEAL_WORK',
  team: true,
  takenBy: 'handler',
  owed: (_, access) => ({ AND: [{ status: 'OPEN', investedAt: { not: null } }, access.within('DEAL_WORK')] }),
  clock: { promisedFrom: 'investedAt' },
  select: { id: true, title: true, investedAt: true },
  title: ({ title }) => title,
  words: ['title'],
  since: ({ investedAt }) => investedAt!,
  answered: { from: 'investedAt', at: 'statusSince', where: { status: { not: 'OPEN' }, investedAt: { not: null } } },
  at: ({ id }) => ['Deal', id],
})
