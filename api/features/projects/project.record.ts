/** Projects, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const projectRecord = record('Project', {
  path: (id) => `/projects/${id}`,
  search: {
    name: 'projects',
    description: 'Projects, newest first, at most 5.',
    read: 'PROJECT_READ',
    order: newest('updatedAt'),
    words: { also: ['tags'] },
  },
  translated: {
    requires: 'PROJECT_UPDATE',
    fields: { title: null, abstract: 'PROJECT_READ_OFFER', description: null },
  },
  history: { requires: 'PROJECT_READ_INTERNAL' },
  files: {
    requires: 'PROJECT_FILE_ADD',
    async host(tx, id) {
      const { title, ownerId, members } = await tx.project.findUniqueOrThrow({
        where: { id },
        include: { members: { select: { userId: true } } },
      })
      const people = new Set([...(ownerId === null ? [] : [ownerId]), ...members.map(({ userId }) => userId)])
      return { title, people: [...people], closed: null, sealed: null }
    },
  },
})
