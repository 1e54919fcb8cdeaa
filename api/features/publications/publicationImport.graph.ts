/** Imports of publications in the schema. */
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { config } from '../../config.ts'
import { PublicationTypeEnum } from './publication.graph.ts'
import {
  importPublications,
  readDois,
  readOrcid,
  readOrcidPerson,
  readPublications,
} from './publicationImport.actions.ts'
import type { Listed } from './sources/known.ts'
import type { Problem, ReadEntry } from './sources/readEntries.ts'

const ByEnum = describedEnum<Listed['by']>('SamePublicationBy', 'By what a work is known to be listed.', {
  DOI: 'The same DOI: the same work.',
  TITLE: 'The same title without regard to case, accents and punctuation: probably the same work.',
})

const ListedType = builder.objectRef<Listed>('ListedPublication').implement({
  description: 'A publication that is listed already.',
  fields: (t) => ({
    by: t.field({ type: ByEnum, resolve: ({ by }) => by }),
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
  }),
})

const ProblemType = builder.objectRef<Problem>('PublicationEntryProblem').implement({
  description: 'What keeps an entry from being added.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The field of the publication; empty for the whole entry.' }),
    message: t.exposeString('message', { description: 'Why, in words for a person.' }),
  }),
})

const RepeatedType = builder.objectRef<NonNullable<ReadEntry['repeats']>>('RepeatedEntry').implement({
  description: 'An earlier entry of the same source.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line where it begins.' }),
    key: t.exposeString('key'),
  }),
})

export const PublicationEntryType = builder.objectRef<ReadEntry>('PublicationEntry').implement({
  description: 'What was read of one entry of a source.',
  fields: (t) => {
    const read = (
      field: 'title' | 'venue' | 'doi' | 'license' | 'volume' | 'issue' | 'pages' | 'publisher' | 'url' | 'abstract',
    ) => t.string({ resolve: (entry) => entry.publication?.[field] ?? entry.read?.[field] ?? '' })
    return {
      line: t.exposeInt('line', { description: 'The line where it begins; its number where a source has no lines.' }),
      key: t.exposeString('key', { description: 'What the source calls it; it may be empty.' }),
      text: t.exposeString('text', { description: 'As it stands in the source.' }),
      problems: t.field({
        type: [ProblemType],
        description: 'Why it cannot be added; empty for one that can.',
        resolve: ({ problems }) => problems,
      }),
      listed: t.field({ type: ListedType, nullable: true, resolve: ({ listed }) => listed }),
      repeats: t.field({ type: RepeatedType, nullable: true, resolve: ({ repeats }) => repeats }),
      title: read('title'),
      authors: t.stringList({ resolve: ({ publication, read }) => publication?.authors ?? read?.authors ?? [] }),
      year: t.int({
        nullable: true,
        description: 'The year in which it was published, where the source says it.',
        resolve: ({ publication, read }) => publication?.year ?? read?.year ?? null,
      }),
      type: t.field({ type: PublicationTypeEnum, resolve: ({ read }) => read?.type ?? 'OTHER' }),
      openAccess: t.boolean({ resolve: ({ read }) => read?.openAccess ?? false }),
      venue: read('venue'),
      doi: read('doi'),
      license: read('license'),
      volume: read('volume'),
      issue: read('issue'),
      pages: read('pages'),
      publisher: read('publisher'),
      url: read('url'),
      abstract: read('abstract'),
    }
  },
})

for (const read of [readPublications, readDois, readOrcid])
  actionField(read as typeof readPublications, (t) => ({
    entries: t.field({ type: [PublicationEntryType], resolve: ({ entries }) => entries }),
  }))

actionField(readOrcidPerson, (t) => ({
  institution: t.exposeString('institution', {
    description: 'Where the person is employed; empty when the record does not say.',
  }),
  department: t.exposeString('department', {
    description: 'The department there; empty when the record does not say.',
  }),
  keywords: t.exposeStringList('keywords', { description: 'What the person works on.' }),
}))

const SkippedType = builder.objectRef<Listed & { entry: number }>('SkippedPublication').implement({
  description: 'An entry that was left out, because the work is listed.',
  fields: (t) => ({
    entry: t.exposeInt('entry', { description: 'Its place in the input, from 0.' }),
    listed: t.field({ type: ListedType, resolve: (skipped) => skipped }),
  }),
})

actionField(importPublications, (t) => ({
  created: t.prismaField({
    type: ['Publication'],
    resolve: (query, { created }, _, { db, access }) =>
      db.publication.findMany({
        ...query,
        where: { AND: [{ id: { in: created } }, access.within('PUBLICATION_READ')] },
        orderBy: { id: 'asc' },
      }),
  }),
  skipped: t.field({ type: [SkippedType], resolve: ({ skipped }) => skipped }),
}))

interface Sources {
  doi: boolean
  orcid: boolean
}

const SourcesType = builder.objectRef<Sources>('PublicationSources').implement({
  description: 'From where this server reads publications, beside pasted texts and files.',
  fields: (t) => ({
    doi: t.exposeBoolean('doi', { description: 'Whether DOIs are looked up.' }),
    orcid: t.exposeBoolean('orcid', { description: 'Whether ORCID records are read.' }),
  }),
})

builder.queryField('publicationSources', (t) =>
  t.field({
    type: SourcesType,
    requires: 'PUBLICATION_CREATE',
    description: 'From where publications can be imported.',
    resolve: () => ({ doi: config.doiUrl !== undefined, orcid: config.orcid.apiUrl !== undefined }),
  }),
)
