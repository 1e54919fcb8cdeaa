/** Support requests, as the shared parts of the platform know them. */
import * as texts from '#texts/support/errors.js'
import type { SupportRequest } from '../../__generated__/prisma/client.ts'
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const supportRequestRecord = record('SupportRequest', {
  path: (id, may) => `/${may('SUPPORT_ANSWER') ? 'commercialization' : 'researcher'}/innovation-support/request/${id}`,
  search: {
    name: 'supportRequests',
    description: 'Support requests, newest first, at most 5.',
    read: 'SUPPORT_READ',
    order: newest('createdAt'),
  },
  history: { requires: 'SUPPORT_READ' },
  messages: {
    SHARED: {
      model: 'SupportMessage',
      read: 'SUPPORT_WRITE',
      write: 'SUPPORT_WRITE',
      // Its state may follow from a message.
      hold: true,
      closed: ({ status }: SupportRequest) =>
        status === 'DRAFT' ? texts.notSent() : status === 'CLOSED' ? texts.isClosed() : null,
    },
    // Among the team; the researcher never sees them.
    INTERNAL: { model: 'SupportNote', read: 'SUPPORT_WORK', write: 'SUPPORT_WORK' },
  },
  files: {
    requires: 'SUPPORT_WRITE',
    async host(tx, id) {
      const { title, requesterId, assigneeId, status } = await tx.supportRequest.findUniqueOrThrow({ where: { id } })
      const people = status === 'DRAFT' ? [] : [requesterId, assigneeId].filter((one) => one !== null)
      const closed = status === 'CLOSED' ? texts.isClosed() : null
      return { title, people, closed, sealed: closed }
    },
  },
})
