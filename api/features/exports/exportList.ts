/**
 * A list as a file: the ids of the records that the viewer may see and asks for, as of one moment, and then the records
 * page by page through the schema, so that guards hold for every cell; the ids and one page are all that is in memory.
 */
import { numberInWords } from '#localized'
import type { GraphQLObjectType } from 'graphql'
import * as texts from '#texts/ui/errors.js'
import * as records from '#texts/ui/records.js'
import { Access } from '../../access.ts'
import { askedOf } from '../../askedOf.ts'
import { writeAudit } from '../../audit.ts'
import type { Context } from '../../context.ts'
import { builtSchema } from '../../builtSchema.ts'
import { byteOrderMark, csvLine } from '../../csv.ts'
import { invalid, notFound } from '../../errors.ts'
import { listInWords } from './listInWords.rules.ts'
import { limit } from '../../limits.ts'
import { exportable } from '../../listField.ts'
import { nodesReader } from '../../readNodes.ts'
import { needOwnEyes } from '../../viewAs.ts'
import { xlsxPieces } from '../../xlsx.ts'
import { cellOf, readColumns, selectionOf, sheetCellOf, valueOf, type ExportColumn, type Row } from './columns.ts'

export type Format = 'csv' | 'xlsx' | 'json' | 'bib'

/** A piece of a file; those of a workbook are bytes. */
export type Piece = string | Uint8Array

export interface ExportRequest {
  list: string
  format: Format
  columns: readonly string[]
  /** As the list's query takes it, not yet checked. */
  filter: unknown
  /** `FIELD:DIRECTION`; empty for the usual order. */
  sort: string
  /** The name of the schedule that asks for it; without it somebody does. */
  scheduled?: string
}

export interface Exported {
  /** How many records it has. */
  rows: number
  pieces: AsyncGenerator<Piece>
}

/** What a sheet of a workbook holds. More rows are refused, not cut off: half a list that looks whole is worse than none. */
const mostRows = 1_000_000
const pageSize = 100

/** Checks the request, writes it down, and gives the file piece by piece. */
export async function exportList(ctx: Context, request: ExportRequest): Promise<Exported> {
  const { list, type, columns, asked } = readRequest(ctx, request)
  if (request.scheduled === undefined) await limit('exportAccount', String(ctx.viewer!.id))
  const ids = await list.ids(ctx, asked, mostRows + 1)
  if (ids.length > mostRows)
    throw invalid({
      list: texts.listHasMoreThanRowsNarrow({ most: numberInWords(mostRows) }),
    })
  await writeAudit(ctx.db, ctx, {
    action: 'exportList',
    entity: 'User',
    entityId: ctx.viewer!.id,
    changes: {
      list: [null, request.list],
      format: [null, request.format],
      rows: [null, ids.length],
      columns: [null, columns.map(({ header }) => header)],
      ...(request.filter ? { filter: [null, request.filter] } : {}),
      ...(request.scheduled === undefined ? {} : { scheduled: [null, request.scheduled] }),
    },
  })
  const pages = recordsOf(ctx, type.name, columns, ids)
  return { rows: ids.length, pieces: formats[request.format](columns, pages, request.list) }
}

/** Whether the viewer may export the list, and the request fits it; throws otherwise. */
export function readRequest(ctx: Context, request: ExportRequest) {
  const list = exportable.get(request.list)
  if (!list) throw notFound(records.list())
  needOwnEyes(ctx)
  ctx.access.need(list.read)
  const type = builtSchema().getType(list.type) as GraphQLObjectType
  if (request.format === 'bib' && !type.getFields()['bibtex']) throw invalid({ format: texts.noBibtex() })
  const columns = readColumns(request.format === 'bib' ? ['BibTeX:bibtex'] : request.columns, type)
  return { list, type, columns, asked: askedOf(list.type, request) }
}

/** The records, a page at a time; one that went away meanwhile is left out. */
async function* recordsOf(
  ctx: Context,
  type: string,
  columns: readonly ExportColumn[],
  ids: readonly number[],
): AsyncGenerator<Row[]> {
  const read = nodesReader<Row>(type, selectionOf(columns))
  for (let at = 0; at < ids.length; at += pageSize) {
    // Each page has an access of its own: what was read is let go with it.
    yield await read({ ...ctx, access: new Access(ctx.viewer, ctx.db) }, ids.slice(at, at + pageSize))
  }
}

type Formatted = (columns: readonly ExportColumn[], pages: AsyncGenerator<Row[]>, list: string) => AsyncGenerator<Piece>

async function* sheetPages(columns: readonly ExportColumn[], pages: AsyncGenerator<Row[]>) {
  for await (const page of pages) yield page.map((record) => columns.map((column) => sheetCellOf(column, record)))
}

const formats: Record<Format, Formatted> = {
  async *csv(columns, pages) {
    yield byteOrderMark + csvLine(columns.map(({ header }) => header))
    for await (const page of pages)
      yield page.map((record) => csvLine(columns.map((column) => cellOf(column, record)))).join('')
  },
  xlsx: (columns, pages, list) =>
    xlsxPieces({
      name: listInWords(list),
      head: columns.map(({ header }) => header),
      pages: sheetPages(columns, pages),
    }),
  async *json(columns, pages) {
    let before = '[\n'
    for await (const page of pages)
      for (const record of page) {
        yield before + JSON.stringify(Object.fromEntries(columns.map((one) => [one.header, valueOf(one, record)])))
        before = ',\n'
      }
    yield before === '[\n' ? '[]\n' : '\n]\n'
  },
  // Entries of a bibliography, each as its record writes it; what columns are shown does not matter.
  async *bib([bibtex], pages) {
    yield '% Ascent\n\n'
    for await (const page of pages) yield page.map((record) => `${String(valueOf(bibtex!, record))}\n`).join('')
  },
}
