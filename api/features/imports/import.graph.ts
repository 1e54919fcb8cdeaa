/** Imports in the schema: what was uploaded, how it was matched, how far it is and what was wrong. */
import type { ImportKind, ImportState } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { subscribe } from '../../events.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { undoEffect } from '../../importing/undo.ts'
import { runImport, undoImport, undoUntil } from './import.actions.ts'
import { importSort, importWhere } from './import.list.ts'
import { importFilterRules } from './import.rules.ts'
import { kinds } from './kinds.ts'
import { ImportRefusal } from './importRecords.graph.ts'
import type { RowError } from './importRecords.actions.ts'
import type { MatchedColumn } from './matchColumns.ts'

const StateEnum = describedEnum<ImportState>('ImportState', 'How far an import is.', {
  READY: 'The file is there; its columns can be matched.',
  CHECKING: 'Every row is held against the rules; nothing is written.',
  CHECKED: 'What an import would do is known.',
  RUNNING: null,
  DONE: null,
  FAILED: 'The file could not be read.',
  UNDONE: 'What it created and nobody had changed was deleted again.',
})

const ColumnType = builder.objectRef<MatchedColumn>('ImportColumn').implement({
  description: 'A column of an uploaded file.',
  fields: (t) => ({
    name: t.exposeString('name'),
    field: t.exposeString('field', { nullable: true, description: 'The field that it fills, if any.' }),
    samples: t.exposeStringList('samples', { description: 'What stands in its first rows.' }),
  }),
})

export const KindEnum = describedEnum<ImportKind>('ImportKind', 'What an import brings in.', {
  PROJECT: null,
  CHALLENGE: null,
})

const UndoEffect = builder.objectRef<{ until: Date; removed: number; kept: number }>('UndoEffect').implement({
  description: 'What undoing an import would do.',
  fields: (t) => ({
    until: t.expose('until', { type: 'DateTime', description: 'Until when it can be undone.' }),
    removed: t.exposeInt('removed', { description: 'How many records would be deleted.' }),
    kept: t.exposeInt('kept', { description: 'How many stay because someone has changed them since.' }),
  }),
})

builder.prismaNode('Import', {
  id: { field: 'id' },
  readable: 'IMPORT_READ',
  description: 'A file of records that someone brings in.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    kind: t.expose('kind', { type: KindEnum }),
    fileName: t.exposeString('fileName'),
    columns: t.field({
      type: [ColumnType],
      resolve: ({ columns }) => columns as unknown as MatchedColumn[],
    }),
    rows: t.exposeInt('rows', { description: 'How many rows it has.' }),
    ownerEmail: t.exposeString('ownerEmail'),
    state: t.expose('state', { type: StateEnum }),
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
      resolve: ({ problems }) => (problems as unknown as RowError[]).length,
    }),
    error: t.exposeString('error', { nullable: true }),
    user: t.relation('user', { description: 'Who brought it in.' }),
    removed: t.exposeInt('removed', { description: 'How many records were deleted when it was undone.' }),
    undo: t.field({
      type: UndoEffect,
      nullable: true,
      description: 'What undoing it would do now; null when it cannot be undone.',
      extensions: { reads: ['state', 'endedAt', 'kind'] },
      resolve: async (kept, _, { db }) => {
        const { id, kind } = kept
        const until = undoUntil(kept)
        if (!until || until <= new Date()) return null
        return { until, ...(await undoEffect(db, kinds[kind].model, id)) }
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

listField('allImports', {
  type: 'Import',
  read: 'IMPORT_READ',
  description: 'Every import of which the viewer may know.',
  filter: { rules: importFilterRules, where: importWhere },
  sort: importSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
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
      resolve: (query, { id }, _, ctx) =>
        ctx.db.import.findFirst({ ...query, where: { AND: [{ id }, ctx.access.within('IMPORT_OWN')] } }),
    }),
  }),
})

builder.subscriptionField('importProgressed', (t) =>
  t.field({
    type: Progress,
    requires: 'IMPORT_OWN',
    description: 'Tells each time that some rows of one’s own import are through.',
    args: { number: t.arg.int({ required: true }) },
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

actionField(undoImport, (t) => ({
  import: recordField(t, 'Import', ({ importId }) => importId),
  removed: t.exposeInt('removed', { description: 'How many records were deleted.' }),
}))
