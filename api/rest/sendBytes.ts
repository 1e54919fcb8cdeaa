/** Bytes that somebody uploaded, on their way to a browser or a program. */
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { disposition } from '../features/files/fileName.ts'
import { read } from '../features/files/storage.ts'
import type { Exchange } from './byteCall.ts'

interface Kept {
  name: string
  mediaType: string
  size: number
  sha256: string
  key: string
}

/** Sends what is kept, or 304 to who has it; `inline` is for kinds that a browser shows safely. */
export async function sendBytes({ req, res }: Pick<Exchange, 'req' | 'res'>, kept: Kept, inline: boolean) {
  const etag = `"${kept.sha256}"`
  const has = req.headers['if-none-match'] === etag
  // Before the headers: a refusal must not be kept, nor saved under the name of the file.
  const bytes = has ? null : await read(kept.key)
  contentHeaders(res, kept, inline)
  res.setHeader('etag', etag)
  if (!bytes) return void res.writeHead(304).end()
  res.writeHead(200, { 'content-length': kept.size })
  // Who goes away while it is sent is no failure of ours.
  await pipeline(bytes, res).catch(() => res.destroy())
}

/** Sends a report that was made for this one request. */
export function sendPdf({ res }: Pick<Exchange, 'res'>, bytes: Buffer, name: string) {
  res.writeHead(200, {
    'content-type': 'application/pdf',
    'content-length': bytes.length,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  res.end(bytes)
}

/** What a call gives that answers with such a report. */
export const pdfContent = { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } }

/** What somebody else uploaded runs nothing, loads nothing and is a page to nobody. */
const strict = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

function contentHeaders(res: ServerResponse, { name, mediaType }: Kept, inline: boolean) {
  res.setHeader('content-type', mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
  res.setHeader('content-disposition', disposition(inline ? 'inline' : 'attachment', name))
  res.setHeader('content-security-policy', `${strict}; frame-ancestors ${inline ? "'self'" : "'none'"}`)
  res.setHeader('cross-origin-resource-policy', 'same-origin')
  // Kept by the browser alone, and asked for again each time: the right to see it may have ended.
  res.setHeader('cache-control', 'private, no-cache')
}
