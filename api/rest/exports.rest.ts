/** GET /api/exports/:list: any list as a CSV or JSON file, and publications as BibTeX, with its filter, search and sort. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Context } from '../context.ts'
import { isoDay } from '../days.ts'
import { invalid, unauthenticated } from '../errors.ts'
import { exportList, type Format } from '../features/exports/exportList.ts'
import { disposition } from '../features/files/fileName.ts'
import type { ByteCall, Exchange } from './byteCall.ts'

const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  bib: 'application/x-bibtex; charset=utf-8',
}

async function answer(ctx: Context, { res, params, query }: Exchange) {
  if (!ctx.viewer) throw unauthenticated()
  const format = formatOf(query.get('format') ?? 'csv')
  const list = params['list']!
  const [field, direction] = (query.get('sort') ?? '').split(':')
  const pieces = await exportList(ctx, {
    list,
    format,
    columns: query.getAll('column'),
    filter: filterOf(query.get('filter')),
    sort: field ? { field, ...(direction ? { direction } : {}) } : null,
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

async function* whole(began: IteratorResult<string>, pieces: AsyncGenerator<string>) {
  if (!began.done) yield began.value
  yield* pieces
}

function formatOf(text: string): Format {
  if (text === 'csv' || text === 'json' || text === 'bib') return text
  throw invalid({ format: 'The format is csv, json or bib' })
}

function filterOf(text: string | null): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    throw invalid({ filter: 'The filter is not JSON' })
  }
}

const gives = { type: 'array', items: { type: 'object', additionalProperties: {} } }

export const exportCalls: ByteCall[] = [
  {
    method: 'GET',
    path: '/api/exports/:list([a-zA-Z]+)',
    summary: 'Any list as a file, with its filter, search and sort',
    query: ['format', 'column', 'filter', 'sort'],
    gives: {
      status: 200,
      content: {
        'text/csv': { schema: { type: 'string' } },
        'application/json': { schema: gives },
        'application/x-bibtex': { schema: { type: 'string' } },
      },
    },
    answer,
  },
]
