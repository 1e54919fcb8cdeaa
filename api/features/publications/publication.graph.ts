/** Publications in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { HasFilesInterface, HasHistoryInterface, RecordInterface } from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  createPublication,
  deletePublication,
  linkPublicationProject,
  unlinkPublicationProject,
  updatePublication,
} from './publication.actions.ts'
import { publicationSort, publicationWhere } from './publication.list.ts'
import { publicationFilterRules } from './publication.rules.ts'

builder.prismaNode('Publication', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasFilesInterface, HasHistoryInterface, HasThreadInterface],
  readable: 'PUBLICATION_READ',
  description: 'A work that people of the university published.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
    doi: t.exposeString('doi', {
      nullable: true,
      description: 'The DOI without a resolver, in lower case; null for a work without one.',
    }),
    year: t.exposeInt('year', { description: 'The year in which it was published.' }),
    venue: t.exposeString('venue', { description: 'The journal, conference, book or archive; it may be empty.' }),
    authors: t.exposeStringList('authors'),
    openAccess: t.exposeBoolean('openAccess', { description: 'Whether everybody can read it without paying.' }),
    owner: t.relation('owner', { nullable: true, description: 'Who keeps it; null when the person has left.' }),
    projects: t.prismaField({
      type: ['Project'],
      description: 'The projects that it came out of, as far as the viewer may see them; at most 20.',
      extensions: { reads: [] },
      resolve: (query, { id }, _args, { db, access }) =>
        db.project.findMany({
          ...query,
          where: { AND: [{ publications: { some: { publicationId: id } } }, access.within('PROJECT_READ')] },
          orderBy: { id: 'desc' },
        }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    canUpdate: viewerCan(t, 'PUBLICATION_UPDATE'),
  }),
})

builder.prismaObjectField('Project', 'publications', (t) =>
  t.prismaField({
    type: ['Publication'],
    description:
      'The publications that came out of it, the newest first, as far as the viewer may see them; at most 50.',
    extensions: { reads: [] },
    resolve: (query, { id }, _args, { db, access }) =>
      db.publication.findMany({
        ...query,
        where: { AND: [{ projects: { some: { projectId: id } } }, access.within('PUBLICATION_READ')] },
        orderBy: [{ year: 'desc' }, { id: 'desc' }],
        take: 50,
      }),
  }),
)

listField('publications', {
  type: 'Publication',
  read: 'PUBLICATION_READ',
  description: 'What people of the university published.',
  filter: { rules: publicationFilterRules, where: publicationWhere },
  sort: publicationSort,
  order: { field: 'YEAR', direction: 'DESC' },
})

numberField('publication', { type: 'Publication', read: 'PUBLICATION_READ' })

for (const change of [createPublication, updatePublication])
  actionField(change as typeof updatePublication, (t) => ({
    publication: recordField(t, 'Publication', (out) => out.publicationId),
  }))
for (const change of [linkPublicationProject, unlinkPublicationProject])
  actionField(change as typeof linkPublicationProject, (t) => ({
    publication: recordField(t, 'Publication', (out) => out.publicationId),
    project: recordField(t, 'Project', (out) => out.projectId),
  }))
actionField(deletePublication, (t) => ({
  deletedId: t.globalID({
    resolve: ({ deletedId }) => ({ type: 'Publication', id: deletedId }),
  }),
}))
