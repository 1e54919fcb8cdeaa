/** The interests of investors, which a project leads to. Each viewer sees those that the viewer may know of. */
import type { InterestStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const interestThread = thread<{ title: string; status: InterestStatus; createdAt: Date }>()({
  kind: 'INVESTMENT_INTEREST',
  model: 'InvestmentInterest',
  within: (access) => access.within('INTEREST_READ'),
  from: { Project: 'projectId' },
  select: { title: true, status: true, createdAt: true },
  when: ({ createdAt }) => createdAt,
  title: ({ title }) => title,
  state: ({ status }) => status,
  at: ({ id }) => ['InvestmentInterest', id],
})
