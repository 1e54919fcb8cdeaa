/** Claims for a readiness level, which projects make. */
import * as texts from '#texts/thread/titles.js'
import type { TrlClaimStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const trlClaimThread = thread<{
  level: number
  status: TrlClaimStatus
  createdAt: Date
  requestedAt: Date | null
  projectId: number
}>()({
  kind: 'TRL_CLAIM',
  model: 'TrlClaim',
  within: (access) => access.within('TRL_READ'),
  from: { Project: 'projectId' },
  select: { level: true, status: true, createdAt: true, requestedAt: true },
  when: ({ requestedAt, createdAt }) => requestedAt ?? createdAt,
  title: ({ level }) => texts.trl({ level }),
  state: ({ status }) => status,
  // The people of a project see its claims on its page.
  at: ({ id, projectId }, may) => (may('TRL_VALIDATE') ? ['TrlClaim', id] : ['Project', projectId]),
})
