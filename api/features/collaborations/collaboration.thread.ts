/** Collaborations, which accepted proposals become. */
import type { CollaborationStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const collaborationThread = thread<{ title: string; status: CollaborationStatus; createdAt: Date }>()({
  kind: 'COLLABORATION',
  model: 'Collaboration',
  within: (access) => access.within('COLLABORATION_READ'),
  from: { Proposal: 'proposalId' },
  select: { title: true, status: true, createdAt: true },
  when: ({ createdAt }) => createdAt,
  title: ({ title }) => title,
  state: ({ status }) => status,
  at: ({ id }) => ['Collaboration', id],
})
