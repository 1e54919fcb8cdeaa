/** Deals, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const dealRecord = record('Deal', {
  path: (id) => `/kuteam/investments/${id}`,
  search: {
    name: 'deals',
    description: 'Deals by project and other party, newest first, at most 5.',
    read: 'DEAL_READ',
    order: newest('createdAt'),
    words: { also: ['party'], derived: true },
  },
  history: { requires: 'DEAL_READ' },
})
