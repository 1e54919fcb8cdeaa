/** Collaborations, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'
import { touch } from './touch.ts'

export const collaborationRecord = record('Collaboration', {
  path: (id) => `/collaborations/${id}`,
  search: {
    name: 'collaborations',
    description: 'Collaborations by title, recently updated ones first, at most 5.',
    read: 'COLLABORATION_READ',
    order: newest('updatedAt'),
  },
  history: { requires: 'COLLABORATION_READ' },
  files: {
    requires: 'COLLABORATION_UPDATE',
    async host(tx, id) {
      const { title, closedAt, partners } = await tx.collaboration.findUniqueOrThrow({
        where: { id },
        include: { partners: { select: { userId: true } } },
      })
      const over = closedAt ? 'A collaboration that has ended keeps its documents' : null
      return { title, people: partners.map(({ userId }) => userId), closed: over, sealed: over }
    },
    changed: touch,
  },
})
