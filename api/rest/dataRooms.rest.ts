/**
 * The bytes of data rooms. No sealed address leads to a document: each page is asked for with the reader's own session, so
 * that a link that is passed on opens nothing.
 */
import { Access } from '../access.ts'
import type { Context } from '../context.ts'
import { paperOf } from '../features/branding/paper.ts'
import { deliver } from '../features/dataRooms/deliver.ts'
import { acceptancePath, ndaFile } from '../features/dataRooms/ndaFile.ts'
import { viewerOfLink } from '../features/files/contentLink.ts'
import { disposition } from '../features/files/fileName.ts'
import { limit } from '../limits.ts'
import type { ByteCall, Exchange } from './byteCall.ts'
import { pdfContent, sendBytes, sendPdf } from './sendBytes.ts'

const headers = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

async function page(ctx: Context, { res, params }: Exchange) {
  await limit('roomPages', String(ctx.viewer?.id ?? ctx.address))
  const asked = { id: Number(params['id']), page: Number(params['page']), kind: 'OPENED' as const }
  const { bytes, pages, file } = await deliver(ctx, asked)
  send(res, bytes!, disposition('inline', `${file.name}.pdf`), pages)
}

async function download(ctx: Context, { req, res, params }: Exchange) {
  await limit('roomPages', String(ctx.viewer?.id ?? ctx.address))
  const { bytes, pages, file } = await deliver(ctx, { id: Number(params['id']), page: null, kind: 'DOWNLOADED' })
  if (!bytes) return sendBytes({ req, res }, file, false)
  send(res, bytes, disposition('attachment', file.name.replace(/\.(?:png|jpe?g)$/i, '.pdf')), pages)
}

function send(res: Exchange['res'], bytes: Buffer, contentDisposition: string, pages: number) {
  res.writeHead(200, {
    ...headers,
    'content-type': 'application/pdf',
    'content-length': bytes.length,
    'content-disposition': contentDisposition,
    'page-count': pages,
  })
  res.end(bytes)
}

async function agreement(ctx: Context, { res, params, query }: Exchange) {
  const id = Number(params['id'])
  const viewer = query.has('seal') ? await viewerOfLink(ctx.db, acceptancePath(id), query) : ctx.viewer
  const { bytes, name } = await ndaFile({ db: ctx.db, access: new Access(viewer, ctx.db) }, id, await paperOf(ctx.db))
  sendPdf({ res }, bytes, name)
}

export const dataRoomCalls: ByteCall[] = [
  {
    method: 'GET',
    path: '/api/data-room-documents/:id(\\d{1,9})/pages/:page(\\d{1,4})',
    summary: 'A page of a document of a data room, with its reader’s name',
    gives: { status: 200, content: pdfContent },
    answer: page,
  },
  {
    method: 'GET',
    path: '/api/data-room-documents/:id(\\d{1,9})/content',
    summary: 'A copy of a document of a data room, with its reader’s name where it is a PDF or a picture',
    gives: { status: 200, content: { 'application/octet-stream': { schema: {} } } },
    answer: download,
  },
  {
    method: 'GET',
    path: '/api/nda-acceptances/:id(\\d{1,9})',
    summary: 'An accepted agreement of a data room as a PDF',
    gives: { status: 200, content: pdfContent },
    answer: agreement,
  },
]
