/** Publications in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import type { PublicationType } from '../../__generated__/prisma/enums.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  RecordInterface,
  HasReadersInterface,
} from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  createPublication,
  deletePublication,
  linkPublicationProject,
  linkPublicationTeam,
  unlinkPublicationProject,
  unlinkPublicationTeam,
  updatePublication,
} from './publication.actions.ts'
import { publicationSort, publicationWhere } from './publication.list.ts'
import { publicationFilterRules } from './publication.rules.ts'

export const PublicationTypeEnum = describedEnum<PublicationType>('PublicationType', 'What kind of work it is.', {
  ARTICLE: 'An article in a journal or magazine.',
  CONFERENCE_PAPER: null,
  BOOK: null,
  CHAPTER: 'A chapter or entry of a book.',
  THESIS: null,
  REPORT: null,
  PREPRINT: 'Published before, or without, a review by peers.',
  DATASET: null,
  OTHER: null,
})

builder.prismaNode('Publication', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasFilesInterface, HasHistoryInterface, HasThreadInterface, HasReadersInterface],
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
    openAccess: t.exposeBoolean('openAccess', { description: 'Whether everyone can read it without paying.' }),
    type: t.expose('type', { type: PublicationTypeEnum }),
    abstract: t.exposeString('abstract'),
    license: t.exposeString('license', {
      description: 'As the publisher names it, for example CC BY 4.0; it may be empty.',
    }),
    volume: t.exposeString('volume'),
    issue: t.exposeString('issue'),
    pages: t.exposeString('pages', { description: 'A range of pages, or the number of the article.' }),
    publisher: t.exposeString('publisher'),
    url: t.exposeString('url', { description: 'The https address of the work; it may be empty.' }),
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
    teams: t.prismaField({
      type: ['Team'],
      description: 'The teams that it came out of, as far as the viewer may see them; at most 10.',
      extensions: { reads: [] },
      resolve: (query, { id }, _args, { db, access }) =>
        db.team.findMany({
          ...query,
          where: { AND: [{ publications: { some: { publicationId: id } } }, access.within('TEAM_READ')] },
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
for (const change of [linkPublicationTeam, unlinkPublicationTeam])
  actionField(change as typeof linkPublicationTeam, (t) => ({
    publication: recordField(t, 'Publication', (out) => out.publicationId),
  }))
actionField(deletePublication, (t) => ({
  deletedId: t.globalID({
    resolve: ({ deletedId }) => ({ type: 'Publication', id: deletedId }),
  }),
}))
