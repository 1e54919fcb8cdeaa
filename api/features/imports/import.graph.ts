/** Imports in the schema: what was uploaded, how it was matched, how far it is and what was wrong. */
import type { ImportKind, ImportState } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { subscribe } from '../../events.ts'
import { numberField } from '../../numberField.ts'
import { runImport } from './import.actions.ts'
import { ImportRefusal } from './importRecords.graph.ts'
import type { RowError } from './importRecords.actions.ts'
import type { MatchedColumn } from './matchColumns.ts'

const StateEnum = describedEnum<ImportState>('ImportState', 'How far an import is.', {
  READY: 'The file is there; its columns can be matched.',
  CHECKING: 'Every row is held against the rules; nothing is written.',
  CHECKED: 'What an import would do is known.',
  RUNNING: 'Rows are taken in.',
  DONE: 'Every good row is in.',
  FAILED: 'The file could not be read.',
})

const ColumnType = builder.objectRef<MatchedColumn>('ImportColumn').implement({
  description: 'A column of an uploaded file.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the file.' }),
    field: t.exposeString('field', { nullable: true, description: 'The field that it fills, if any.' }),
    samples: t.exposeStringList('samples', { description: 'What stands in its first rows.' }),
  }),
})

const KindEnum = describedEnum<ImportKind>('ImportKind', 'What an import brings in.', {
  PROJECT: 'Projects.',
  CHALLENGE: 'Challenges of companies.',
})

builder.prismaNode('Import', {
  id: { field: 'id', description: 'The global id.' },
  readable: 'IMPORT_OWN',
  description: 'A file of records that the viewer brings in.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The number that the address of the page and the calls use.' }),
    kind: t.expose('kind', { type: KindEnum, description: 'What it brings in.' }),
    fileName: t.exposeString('fileName', { description: 'The name of the file.' }),
    columns: t.field({
      type: [ColumnType],
      description: 'Its columns.',
      resolve: ({ columns }) => columns as unknown as MatchedColumn[],
    }),
    rows: t.exposeInt('rows', { description: 'How many rows it has.' }),
    ownerEmail: t.exposeString('ownerEmail', { description: 'Who owns the rows that name no owner.' }),
    state: t.expose('state', { type: StateEnum, description: 'How far it is.' }),
    done: t.exposeInt('done', { description: 'How many rows are through.' }),
    created: t.exposeInt('created', { description: 'How many were created, or would be.' }),
    existing: t.exposeInt('existing', { description: 'How many rows had been imported before.' }),
    refused: t.exposeInt('refused', { description: 'How many rows were refused, or would be.' }),
    problems: t.field({
      type: [ImportRefusal],
      description: 'What is wrong, by row and field; a row may occur several times.',
      args: {
        first: t.arg.int({ required: false, description: 'At most so many; 1,000 when nothing is said, or more.' }),
      },
      resolve: ({ problems }, { first }) =>
        (problems as unknown as RowError[]).slice(0, Math.min(1_000, Math.max(0, first ?? 1_000))),
    }),
    problemCount: t.int({
      description: 'How many problems there are.',
      resolve: ({ problems }) => (problems as unknown as RowError[]).length,
    }),
    error: t.exposeString('error', { nullable: true, description: 'Why the whole file could not be read.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
  }),
})

numberField('import', { type: 'Import', read: 'IMPORT_OWN' })

builder.queryField('imports', (t) =>
  t.prismaField({
    type: ['Import'],
    requires: 'IMPORT_OWN',
    description: 'The latest own imports, at most 20.',
    resolve: (query, _, _args, ctx) =>
      ctx.db.import.findMany({ ...query, where: ctx.access.within('IMPORT_OWN'), orderBy: [{ id: 'desc' }], take: 20 }),
  }),
)

const Progress = builder.objectRef<{ id: number }>('ImportProgressed').implement({
  description: 'An import that has moved on.',
  fields: (t) => ({
    import: t.prismaField({
      type: 'Import',
      nullable: true,
      description: 'The import as it is now.',
      resolve: (query, { id }, _, ctx) =>
        ctx.db.import.findFirst({ ...query, where: { AND: [{ id }, ctx.access.within('IMPORT_OWN')] } }),
    }),
  }),
})

builder.subscriptionField('importProgressed', (t) =>
  t.field({
    type: Progress,
    requires: 'IMPORT_OWN',
    description: 'Tells each time that some rows of an own import are through.',
    args: { number: t.arg.int({ required: true, description: 'The number of the import.' }) },
    subscribe: async (_, { number }, ctx) => {
      await ctx.access.find('IMPORT_OWN', number)
      return subscribe(`import:${number}`)
    },
    resolve: (event) => event as { id: number },
  }),
)

actionField(runImport, (t) => ({
  import: recordField(t, 'Import', ({ importId }) => importId),
}))
