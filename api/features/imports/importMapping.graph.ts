/** Saved mappings of imports in the schema, and how each fits a file. */
import type { ImportMapping } from '../../__generated__/prisma/client.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { viewerCan } from '../../viewerCan.ts'
import { byFit, fitMapping, type ColumnField, type Fit } from './fitMapping.ts'
import { KindEnum } from './import.graph.ts'
import { createImportMapping, deleteImportMapping, updateImportMapping } from './importMapping.actions.ts'

const ColumnType = builder.objectRef<ColumnField>('ImportColumnField').implement({
  description: 'A column of a file, and the field of the record that it fills.',
  fields: (t) => ({
    name: t.exposeString('name'),
    field: t.exposeString('field', { nullable: true, description: 'Null for a column that is left out.' }),
  }),
})

const MappingType = builder.prismaNode('ImportMapping', {
  id: { field: 'id' },
  readable: 'IMPORT_MAPPING_READ',
  description: 'Which columns of files fill which fields, under a name.',
  fields: (t) => ({
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: KindEnum }),
    columns: t.field({ type: [ColumnType], resolve: ({ columns }) => columns as unknown as ColumnField[] }),
    shared: t.exposeBoolean('shared', { description: 'Whether everyone who imports sees it.' }),
    owner: t.relation('owner', { nullable: true }),
    canUpdate: viewerCan(t, 'IMPORT_MAPPING_UPDATE'),
  }),
})

const FitType = builder.objectRef<Fit & { mapping: ImportMapping }>('ImportMappingFit').implement({
  description: 'How a saved mapping fits an uploaded file.',
  fields: (t) => ({
    mapping: t.field({ type: MappingType, resolve: ({ mapping }) => mapping }),
    columns: t.field({
      type: [ColumnType],
      description: 'The columns of the file as the mapping fills them; those that it does not know keep their field.',
      resolve: ({ columns }) => columns,
    }),
    offered: t.boolean({
      description: 'Whether the file and the mapping have at least half of their columns in common.',
      resolve: ({ share }) => share >= 0.5,
    }),
    matching: t.exposeInt('matching', { description: 'How many of the columns that the mapping uses the file has.' }),
    used: t.exposeInt('used', { description: 'How many columns the mapping uses.' }),
    missing: t.exposeStringList('missing', { description: 'The columns that the mapping uses and the file lacks.' }),
    gone: t.field({
      type: [ColumnType],
      description: 'Columns of the file whose field in the mapping no longer exists; they are left out.',
      resolve: ({ gone }) => gone,
    }),
  }),
})

builder.prismaObjectField('Import', 'mappings', (t) =>
  t.field({
    type: [FitType],
    description: 'The saved mappings of this kind that the viewer may use, at most 100, the best fit first.',
    extensions: { reads: ['kind', 'columns'] },
    resolve: async ({ kind, columns }, _, { db, access }) => {
      const mappings = await db.importMapping.findMany({
        where: { AND: [{ kind }, access.within('IMPORT_MAPPING_READ')] },
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        take: 100,
      })
      const file = columns as unknown as ColumnField[]
      return mappings
        .map((mapping) => ({ mapping, ...fitMapping(kind, mapping.columns as unknown as ColumnField[], file) }))
        .toSorted(byFit)
    },
  }),
)

for (const change of [createImportMapping, updateImportMapping])
  actionField(change as typeof updateImportMapping, (t) => ({
    mapping: recordField(t, 'ImportMapping', ({ mappingId }) => mappingId),
  }))
actionField(deleteImportMapping, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'ImportMapping', id: deletedId }) }),
}))
