/** Publications, which came out of projects. */
import { thread } from '../../thread/definition.ts'

export const publicationThread = thread<{ title: string; createdAt: Date }>()({
  kind: 'PUBLICATION',
  model: 'Publication',
  within: (access) => access.within('PUBLICATION_READ'),
  from: { Project: 'projects[].projectId' },
  select: { title: true, createdAt: true },
  when: ({ createdAt }) => createdAt,
  title: ({ title }) => title,
  state: () => null,
  at: ({ id }) => ['Publication', id],
})
