/** The calls of imports that carry files: the upload, and the rows that were refused. */
import type { ImportKind } from '../__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import { currentLimits } from '../currentLimits.ts'
import { invalid } from '../errors.ts'
import { disposition } from '../features/files/fileName.ts'
import { takeIn } from '../features/files/takeIn.ts'
import { addImport } from '../features/imports/import.actions.ts'
import { importKinds } from '../features/imports/import.rules.ts'
import { withRows } from '../features/imports/importBytes.ts'
import { kinds } from '../features/imports/kinds.ts'
import { matchColumns, type MatchedColumn } from '../features/imports/matchColumns.ts'
import { csvOf } from '../features/imports/refusedRows.ts'
import type { RecordKind } from '../importing/recordKind.ts'
import { openRows, UnreadableFile, type SourceRow } from '../features/imports/readRows.ts'
import type { RowError } from '../features/imports/importRecords.actions.ts'
import { limit } from '../limits.ts'
import type { ByteCall, Exchange } from './byteCall.ts'

const mostRows = 20_000
const mostColumns = 200
const looked = 50

/** POST /api/imports: multipart with the kind of record, projects without it, and a file; gives the number by which the page goes on. */
async function upload(ctx: Context, { req }: Exchange) {
  ctx.access.need('PROJECT_IMPORT')
  await limit('uploadAccount', String(ctx.viewer!.id))
  const body = await takeIn(ctx, req, {
    most: (await currentLimits(ctx.db)).upload,
    async look({ path, fields }) {
      const kind = kindOf(fields['kind'])
      return { kind, ...(await look(kinds[kind], path)) }
    },
    async save(key, seen, { name }) {
      const { id } = await addImport.perform(ctx, { fileName: name.slice(0, 200), key, ...seen })
      return { id, rows: seen.rows }
    },
  })
  return { status: 201 as const, body }
}

function kindOf(given: string | undefined): ImportKind {
  const kind = importKinds.find((one) => one === (given ?? 'PROJECT').toUpperCase())
  if (!kind) throw invalid({ kind: 'Choose projects or challenges' })
  return kind
}

/** Reads the file once: how many rows it has, and what its columns are. */
async function look(kind: RecordKind, path: string) {
  try {
    const source = await openRows(path)
    const first: SourceRow[] = []
    const names = new Set(source.header ?? [])
    let rows = 0
    for await (const row of source.rows) {
      if (++rows > mostRows)
        throw new UnreadableFile(`The file has more than ${mostRows.toLocaleString('en-US')} rows.`)
      if (first.length < looked && !row.problem) first.push(row)
      if (!source.header) for (const name of Object.keys(row.values)) names.add(name)
    }
    names.delete('')
    if (!rows || !names.size) throw new UnreadableFile('The file has no rows below its header.')
    if (names.size > mostColumns) throw new UnreadableFile(`The file has more than ${mostColumns} columns.`)
    return { rows, columns: matchColumns(kind, [...names], first) }
  } catch (error) {
    throw error instanceof UnreadableFile ? invalid({ file: error.message }) : error
  }
}

/** GET /api/imports/:id/refused: the rows that were refused as they stand in the file, with what is wrong with each. */
async function refused(ctx: Context, { res, params }: Exchange) {
  const kept = await ctx.access.find('IMPORT_OWN', Number(params['id']))
  const columns = (kept.columns as unknown as MatchedColumn[]).map(({ name, field }) => ({ name, field }))
  const csv = await withRows(kept.key, ({ rows }) => csvOf(columns, rows, kept.problems as unknown as RowError[]))
  const name = `${kept.fileName.replace(/\.\w+$/, '')} - rejected rows.csv`
  res.setHeader('content-type', 'text/csv; charset=utf-8')
  res.setHeader('content-disposition', disposition('attachment', name))
  res.setHeader('cache-control', 'no-store')
  res.writeHead(200).end(csv)
}

const whole = { type: 'integer' }
const uploadSchema = {
  type: 'object',
  required: ['file'],
  properties: { kind: { type: 'string', enum: [...importKinds] }, file: { type: 'string', format: 'binary' } },
}

export const importCalls: ByteCall[] = [
  {
    method: 'POST',
    path: '/api/imports',
    summary: 'Uploads a file of projects or challenges to be imported',
    body: { 'multipart/form-data': { schema: uploadSchema } },
    gives: {
      status: 201,
      content: { 'application/json': { schema: { type: 'object', properties: { id: whole, rows: whole } } } },
    },
    answer: upload,
  },
  {
    method: 'GET',
    path: '/api/imports/:id(\\d{1,9})/refused',
    summary: 'The rejected rows of an import, as a file to correct',
    gives: { status: 200, content: { 'text/csv': { schema: { type: 'string' } } } },
    answer: refused,
  },
]
