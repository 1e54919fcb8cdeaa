/** Publications, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const publicationRecord = record('Publication', {
  path: (id) => `/research-management/publications?publication=${id}`,
  search: {
    name: 'publications',
    description: 'Publications, newest first, at most 5.',
    read: 'PUBLICATION_READ',
    order: newest('year'),
    words: { also: ['authors'] },
  },
  history: { requires: 'PUBLICATION_UPDATE' },
  files: {
    requires: 'PUBLICATION_UPDATE',
    async host(tx, id) {
      const { title, ownerId } = await tx.publication.findUniqueOrThrow({ where: { id } })
      return { title, people: ownerId === null ? [] : [ownerId], closed: null, sealed: null }
    },
  },
})
