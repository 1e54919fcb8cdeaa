/** Grants, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'
import { peopleOf } from './grantPeople.ts'

export const grantRecord = record('ResearchGrant', {
  path: (id) => `/research-management/grants/${id}`,
  search: {
    name: 'researchGrants',
    description: 'Grants by title, funder, call and reference, newest first, at most 5.',
    read: 'GRANT_READ',
    order: newest('createdAt'),
    words: { also: ['funder', 'reference'] },
  },
  history: { requires: 'GRANT_READ_INTERNAL' },
  files: {
    requires: 'GRANT_UPDATE',
    async host(tx, id) {
      const grant = await tx.researchGrant.findUniqueOrThrow({ where: { id } })
      return { title: grant.title, people: await peopleOf(tx, grant), closed: null, sealed: null }
    },
  },
})
