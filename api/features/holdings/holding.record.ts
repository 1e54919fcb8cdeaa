/** Holdings and the updates of them, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { byName, newest } from '../../records/found.ts'

export const holdingRecord = record('Holding', {
  path: (id) => `/portfolio/holdings/${id}`,
  search: {
    name: 'holdings',
    description: 'Own holdings by name, at most 5.',
    read: 'HOLDING_READ',
    order: byName,
    words: { titled: 'name', derived: true },
  },
  history: { requires: 'HOLDING_READ' },
})

export const holdingUpdateRecord = record('HoldingUpdate', {
  path: (id) => `/investor-updates/${id}`,
  search: {
    name: 'holdingUpdates',
    description: 'Updates for investors by the name of the holding, newest first, at most 5.',
    read: 'HOLDING_UPDATE_READ',
    order: newest('createdAt'),
    words: { derived: true },
  },
})
