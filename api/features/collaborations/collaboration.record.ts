/** Collaborations, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { touch } from './touch.ts'

export const collaborationRecord = record('Collaboration', {
  path: (id) => `/collaborations/${id}`,
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
