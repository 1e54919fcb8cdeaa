/** Projects, some of which began as an idea. */
import type { ProjectStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const projectThread = thread<{ title: string; status: ProjectStatus; createdAt: Date }>()({
  kind: 'PROJECT',
  model: 'Project',
  within: (access) => access.within('PROJECT_READ'),
  from: { Idea: 'idea.id' },
  select: { title: true, status: true, createdAt: true },
  when: ({ createdAt }) => createdAt,
  title: ({ title }) => title,
  state: ({ status }) => status,
  at: ({ id }, may) => (may('PROJECT_PAGE') ? ['Project', id] : null),
})
