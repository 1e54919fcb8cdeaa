/** GET /api/exports/:list: any list as a CSV, Excel or JSON file, and publications as BibTeX, with its filter, search and sort. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { GraphQLError } from 'graphql'
import * as records from '#texts/ui/records.js'
import type { Context } from '../context.ts'
import { isoDay, universityDay } from '../days.ts'
import { invalid, notFound, unauthenticated } from '../errors.ts'
import { formatNames } from '../features/exports/exportFormats.ts'
import { exportList, type Format, type Piece } from '../features/exports/exportList.ts'
import { readExportRun } from '../features/exports/scheduledExport.actions.ts'
import { disposition } from '../features/files/fileName.ts'
import { read } from '../features/files/storage.ts'
import type { ByteCall, Exchange } from './byteCall.ts'

const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  bib: 'application/x-bibtex; charset=utf-8',
}

async function answer(ctx: Context, { res, params, query }: Exchange) {
  if (!ctx.viewer) throw unauthenticated()
  const format = formatOf(query.get('format') ?? 'csv')
  const list = params['list']!
  const { pieces } = await exportList(ctx, {
    list,
    format,
    columns: query.getAll('column'),
    filter: filterOf(query.get('filter')),
    sort: query.get('sort') ?? '',
  })
  const began = await pieces.next()
  const day = isoDay(new Date())
  res.setHeader('content-type', mediaTypes[format])
  res.setHeader('content-disposition', disposition('attachment', `${list}-${day}.${format}`))
  res.setHeader('cache-control', 'no-store')
  res.writeHead(200)
  try {
    await pipeline(Readable.from(whole(began, pieces)), res)
  } catch (error) {
    // Who breaks a download off need not be told; a fault of ours is seen by the file's sudden end.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

async function* whole(began: IteratorResult<Piece>, pieces: AsyncGenerator<Piece>) {
  if (!began.done) yield began.value
  yield* pieces
}

function formatOf(text: string): Format {
  if (Object.hasOwn(mediaTypes, text)) return text as Format
  throw invalid({ format: 'The format is csv, xlsx, json or bib' })
}

function filterOf(text: string | null): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    throw invalid({ filter: 'The filter is not JSON' })
  }
}

/** GET /api/scheduled-exports/:id: the file that a scheduled export made, for its owner who may still export the list. */
async function download(ctx: Context, { res, params }: Exchange) {
  if (!ctx.viewer) throw unauthenticated()
  const { run, schedule } = await readExportRun.perform(ctx, { id: idOf(params['id']!) })
  const format = formatNames[schedule.format]
  const bytes = await read(run.key!).catch((error: unknown) => {
    // Away is not gone.
    throw error instanceof GraphQLError ? error : notFound(records.exportRun())
  })
  res.setHeader('content-type', mediaTypes[format])
  res.setHeader(
    'content-disposition',
    disposition('attachment', `${schedule.name} ${isoDay(universityDay(run.createdAt))}.${format}`),
  )
  res.setHeader('cache-control', 'no-store')
  res.writeHead(200)
  await pipeline(bytes, res)
}

const idOf = (number: string) => encodeGlobalID('ExportRun', Number(number))

const gives = { type: 'array', items: { type: 'object', additionalProperties: {} } }

const content = {
  'text/csv': { schema: { type: 'string' } },
  [mediaTypes.xlsx]: { schema: { type: 'string', format: 'binary' } },
  'application/json': { schema: gives },
  'application/x-bibtex': { schema: { type: 'string' } },
}

export const exportCalls: ByteCall[] = [
  {
    method: 'GET',
    path: '/api/exports/:list([a-zA-Z]+)',
    summary: 'Any list as a file, with its filter, search and sort',
    query: ['format', 'column', 'filter', 'sort'],
    gives: {
      status: 200,
      content,
    },
    answer,
  },
  {
    method: 'GET',
    path: '/api/scheduled-exports/:id(\\d{1,9})',
    summary: 'The file that a scheduled export made',
    gives: {
      status: 200,
      content,
    },
    answer: download,
  },
]
