/** Authorships in the schema: whose a publication is, and what a profile shows. */
import type { AuthorshipState } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { answerAuthorship, claimAuthorship, highlightAuthorship } from './authorship.actions.ts'
import { shownName } from './authorName.rules.ts'
import { PublicationTypeEnum } from './publication.graph.ts'

const StateEnum = describedEnum<AuthorshipState>(
  'AuthorshipState',
  'Whether a researcher is an author of a publication.',
  {
    SUGGESTED: 'The name of an author is like that of the researcher, who has not answered.',
    CLAIMED: 'The researcher says so.',
    REJECTED: 'The researcher is someone else; it is not suggested again.',
  },
)

/** What the world knows of a work, for those who read profiles but no records of publications. */
const PublishedWork = builder.prismaObject('Publication', {
  variant: 'PublishedWork',
  readable: 'parent',
  description: 'What was published, as everyone may know it.',
  fields: (t) => ({
    title: t.exposeString('title'),
    authors: t.stringList({
      description: 'The names in the order in which they are printed, given names first.',
      select: { authors: true },
      resolve: ({ authors }) => authors.map(shownName),
    }),
    year: t.exposeInt('year', { description: 'The year in which it was published.' }),
    venue: t.exposeString('venue'),
    doi: t.exposeString('doi', { nullable: true }),
    url: t.exposeString('url'),
    type: t.expose('type', { type: PublicationTypeEnum }),
    openAccess: t.exposeBoolean('openAccess'),
    license: t.exposeString('license'),
  }),
})

builder.prismaNode('Authorship', {
  id: { field: 'id' },
  readable: 'AUTHORSHIP_READ',
  description: 'That a researcher is, or may be, an author of a publication.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The author as printed.' }),
    state: t.expose('state', { type: StateEnum }),
    highlighted: t.exposeBoolean('highlighted', { description: 'Whether the profile shows it first.' }),
    person: t.relation('user', { nullable: true, description: 'The researcher.' }),
    work: t.relation('publication', { type: PublishedWork, description: 'The publication, as everyone may know it.' }),
    publication: t.relation('publication', {
      nullable: true,
      description: 'The record of the university; null for those who read none.',
    }),
  }),
})

builder.prismaObjectField('Publication', 'authorships', (t) =>
  t.prismaField({
    type: ['Authorship'],
    description: 'The researchers who claim to be its authors, and what the viewer was asked.',
    extensions: { reads: [] },
    resolve: (query, { id }, _args, { db, access }) =>
      db.authorship.findMany({
        ...query,
        where: { AND: [{ publicationId: id }, access.within('AUTHORSHIP_READ')] },
        orderBy: { id: 'asc' },
        take: 100,
      }),
  }),
)

builder.prismaObjectField('Publication', 'ownAuthorship', (t) =>
  t.prismaField({
    type: 'Authorship',
    nullable: true,
    description: 'What the viewer says or was asked about being an author.',
    extensions: { reads: [] },
    resolve: (query, { id }, _args, { db, viewer }) =>
      viewer &&
      db.authorship.findUnique({
        ...query,
        where: { publicationId_userId: { publicationId: id, userId: viewer.id } },
      }),
  }),
)

builder.prismaObjectField('User', 'authorships', (t) =>
  t.prismaField({
    type: ['Authorship'],
    description:
      'The publications that the researcher claims: those that the researcher highlights, then the newest; at most 100.',
    extensions: { reads: [] },
    resolve: (query, { id }, _args, { db, access }) =>
      db.authorship.findMany({
        ...query,
        where: { AND: [{ userId: id, state: 'CLAIMED' }, access.within('AUTHORSHIP_READ')] },
        orderBy: [{ highlighted: 'desc' }, { publication: { year: 'desc' } }, { publicationId: 'desc' }],
        take: 100,
      }),
  }),
)

actionField(claimAuthorship, (t) => ({
  publication: recordField(t, 'Publication', (out) => out.publicationId),
  person: recordField(t, 'User', (out) => out.userId),
}))
actionField(answerAuthorship, (t) => ({
  authorship: recordField(t, 'Authorship', (out) => out.authorshipId),
  publication: recordField(t, 'Publication', (out) => out.publicationId),
  person: recordField(t, 'User', (out) => out.userId),
}))
actionField(highlightAuthorship, (t) => ({
  authorship: recordField(t, 'Authorship', (out) => out.authorshipId),
  person: recordField(t, 'User', (out) => out.userId),
}))
