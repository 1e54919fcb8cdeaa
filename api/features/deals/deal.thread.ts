/** The deals of projects: how a project came to the market, for the team. */
import type { DealStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const dealThread = thread<{ title: string; party: string; status: DealStatus; statusSince: Date }>()({
  kind: 'DEAL',
  model: 'Deal',
  within: (access) => access.within('DEAL_READ'),
  from: { Project: 'projectId' },
  select: { title: true, party: true, status: true, statusSince: true },
  when: ({ statusSince }) => statusSince,
  title: ({ title, party }) => party || title,
  state: ({ status }) => status,
  at: ({ id }) => ['Deal', id],
})
