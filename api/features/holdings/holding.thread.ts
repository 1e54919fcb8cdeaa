/** What an investor holds of what became of a project, for that investor alone. */
import type { HoldingStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const holdingThread = thread<{ name: string; status: HoldingStatus; investedOn: Date }>()({
  kind: 'HOLDING',
  model: 'Holding',
  within: (access) => access.within('HOLDING_READ'),
  from: { InvestmentInterest: 'investmentInterestId', Project: 'projectId' },
  select: { name: true, status: true, investedOn: true },
  when: ({ investedOn }) => investedOn,
  title: ({ name }) => name,
  state: ({ status }) => status,
  at: ({ id }) => ['Holding', id],
})
