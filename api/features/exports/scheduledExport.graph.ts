/** Scheduled exports in the schema, with the files that they made. */
import type { ExportFormat, ExportRhythm, ExportRunState } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  createScheduledExport,
  deleteScheduledExport,
  runScheduledExport,
  setScheduledExportPaused,
  updateScheduledExport,
} from './scheduledExport.actions.ts'

const FormatEnum = describedEnum<ExportFormat>('ExportFormat', 'The kind of file of a scheduled export.', {
  CSV: null,
  XLSX: 'A workbook of Excel with one sheet.',
  JSON: null,
  BIBTEX: 'Entries of a bibliography, of publications alone.',
})
const RhythmEnum = describedEnum<ExportRhythm>('ExportRhythm', 'How often an export is made.', {
  DAILY: null,
  WEEKLY: null,
  MONTHLY: 'On a day of the month, or the last one of a shorter month.',
})
const RunState = describedEnum<ExportRunState>('ExportRunState', 'Where a file of a scheduled export stands.', {
  QUEUED: 'It is being made.',
  DONE: null,
  FAILED: null,
})

builder.prismaNode('ExportRun', {
  id: { field: 'id' },
  readable: 'EXPORT_RUN_READ',
  description: 'A scheduled export as it was made once.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time for which it was made; null when it was asked for by hand.',
    }),
    state: t.expose('state', { type: RunState }),
    rowCount: t.exposeInt('rows', { nullable: true, description: 'How many records are in it.' }),
    bytes: t.exposeInt('bytes', { nullable: true, description: 'The size of its file in bytes.' }),
    error: t.exposeString('error', { description: 'Why there is no file; empty otherwise.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    canDownload: t.boolean({
      description: 'Whether there is a file that the viewer may download: GET /api/scheduled-exports/NUMBER.',
      extensions: { reads: ['key', 'scheduleId'] },
      resolve: async ({ id, key }, _, { access }) => key !== null && access.can('EXPORT_RUN_OWN', id),
    }),
  }),
})

builder.prismaNode('ScheduledExport', {
  id: { field: 'id' },
  readable: 'SCHEDULED_EXPORT_READ',
  description: 'An export of a list that is made again and again, with what its owner may see at that time.',
  fields: (t) => ({
    name: t.exposeString('name'),
    list: t.exposeString('list', { description: 'The name of the list in this schema.' }),
    format: t.expose('format', { type: FormatEnum }),
    columns: t.exposeStringList('columns', { description: 'Each `Header:path`; * for all.' }),
    isFiltered: t.boolean({
      description: 'Whether it is a part of the list.',
      extensions: { reads: ['filter'] },
      resolve: ({ filter }) => filter !== null,
    }),
    rhythm: t.expose('rhythm', { type: RhythmEnum }),
    weekday: t.exposeInt('weekday', { nullable: true, description: 'The day of weekly ones; 1 is Monday.' }),
    monthDay: t.exposeInt('monthDay', { nullable: true, description: 'The day of monthly ones.' }),
    time: t.exposeString('time', { description: 'HH:MM on the university’s clock.' }),
    paused: t.exposeBoolean('paused', { description: 'Whether it is not made for the time being.' }),
    nextAt: t.expose('nextAt', { type: 'DateTime', description: 'When it is made next, unless it is paused.' }),
    owner: t.relation('owner', { nullable: true }),
    runs: t.relation('runs', {
      description: 'When it was made, the latest first, at most 20; older ones go when their time is over.',
      query: { orderBy: { id: 'desc' }, take: 20 },
    }),
    canUpdate: viewerCan(t, 'SCHEDULED_EXPORT_OWN'),
    canDelete: viewerCan(t, 'SCHEDULED_EXPORT_END', 'Whether the viewer may pause and delete it.'),
  }),
})

builder.queryField('scheduledExports', (t) =>
  t.prismaField({
    type: ['ScheduledExport'],
    requires: 'SCHEDULED_EXPORT_READ',
    description: 'Own scheduled exports by name; of administrators those of everyone, at most 500.',
    resolve: (query, _, _args, { db, access }) =>
      db.scheduledExport.findMany({
        ...query,
        where: access.within('SCHEDULED_EXPORT_READ'),
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: 500,
      }),
  }),
)

for (const act of [createScheduledExport, updateScheduledExport, setScheduledExportPaused, runScheduledExport])
  actionField(act as typeof runScheduledExport, (t) => ({
    schedule: recordField(t, 'ScheduledExport', ({ scheduleId }) => scheduleId),
  }))
actionField(deleteScheduledExport, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'ScheduledExport', id: deletedId }) }),
}))
