/** Collaborations, as the shared parts of the platform know them. */
import * as errors from '#texts/collaborations/errors.js'
import type { Collaboration } from '../../__generated__/prisma/client.ts'
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'
import { ended } from './collaborationStatus.ts'
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
  messages: {
    SHARED: {
      model: 'CollaborationMessage',
      read: 'COLLABORATION_READ',
      write: 'COLLABORATION_UPDATE',
      update: 'COLLABORATION_MESSAGE_UPDATE',
      delete: 'COLLABORATION_MESSAGE_UPDATE',
      closed: ({ closedAt }: Collaboration) => (closedAt ? ended() : null),
      hold: true,
    },
  },
  files: {
    requires: 'COLLABORATION_UPDATE',
    async host(tx, id) {
      const { title, closedAt, partners } = await tx.collaboration.findUniqueOrThrow({
        where: { id },
        include: { partners: { select: { userId: true } } },
      })
      const over = closedAt ? errors.documentsKept() : null
      return { title, people: partners.map(({ userId }) => userId), closed: over, sealed: over }
    },
    changed: touch,
  },
})
