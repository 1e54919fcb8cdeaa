/** Patents, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'
import { nameOf, peopleOf } from './patentPeople.ts'

export const patentRecord = record('Patent', {
  path: (id) => `/research-management/patents/${id}`,
  search: {
    name: 'patents',
    description: 'Patents by title and numbers, newest first, at most 5.',
    read: 'PATENT_READ',
    order: newest('createdAt'),
    words: { also: ['applicationNumber', 'publicationNumber', 'grantNumber'] },
  },
  history: { requires: 'PATENT_READ_INTERNAL' },
  files: {
    requires: 'PATENT_UPDATE',
    async host(tx, id) {
      const patent = await tx.patent.findUniqueOrThrow({ where: { id } })
      const { confidential, people } = await peopleOf(tx, patent.patentFamilyId)
      return { title: nameOf(patent, confidential), people, closed: null, sealed: null }
    },
  },
})
