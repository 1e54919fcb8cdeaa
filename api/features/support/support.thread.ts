/** Requests for innovation support, which researchers send about a project. */
import type { SupportStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const supportRequestThread = thread<{
  title: string
  status: SupportStatus
  createdAt: Date
  submittedAt: Date | null
}>()({
  kind: 'SUPPORT_REQUEST',
  model: 'SupportRequest',
  within: (access) => ({ AND: [{ status: { not: 'DRAFT' } }, access.within('SUPPORT_READ')] }),
  from: { Project: 'projectId' },
  select: { title: true, status: true, createdAt: true, submittedAt: true },
  when: ({ submittedAt, createdAt }) => submittedAt ?? createdAt,
  title: ({ title }) => title,
  state: ({ status }) => status,
  at: ({ id }) => ['SupportRequest', id],
})
