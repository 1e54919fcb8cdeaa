/** Grants, which pay for projects. */
import type { GrantStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const grantThread = thread<{ title: string; status: GrantStatus; startsOn: Date | null; createdAt: Date }>()({
  kind: 'GRANT',
  model: 'ResearchGrant',
  within: (access) => access.within('GRANT_READ'),
  from: { Project: 'projects[].projectId' },
  select: { title: true, status: true, startsOn: true, createdAt: true },
  when: ({ startsOn, createdAt }) => startsOn ?? createdAt,
  title: ({ title }) => title,
  state: ({ status }) => status,
  at: ({ id }) => ['ResearchGrant', id],
})
