/** The documented calls about files (core.md 7, resolutions.md 19: files inherit the record's permissions). */
import { rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { File } from '../__generated__/prisma/client.ts'
import { Access } from '../access.ts'
import { check } from '../action.ts'
import type { Context } from '../context.ts'
import { notFound, unauthenticated } from '../errors.ts'
import { viewerOfLink } from '../features/files/contentLink.ts'
import { addFile, deleteFile } from '../features/files/file.actions.ts'
import { kindOf, uploadRules } from '../features/files/file.rules.ts'
import { fileHosts } from '../features/files/fileHosts.ts'
import { judge } from '../features/files/fileKind.ts'
import { disposition, safeName } from '../features/files/fileName.ts'
import { mostBytes, receive, type Fields } from '../features/files/receive.ts'
import { keep, read, remove } from '../features/files/storage.ts'
import { limit } from '../limits.ts'
import type { ByteCall, Exchange } from './byteCall.ts'
import { globalId, type Shim } from './shim.ts'

type Shown = Pick<File, 'name' | 'mediaType' | 'size' | 'sha256' | 'shared'> & {
  number: number
  createdAt: Date | string
  uploader: { number: number; name: string } | null
}

const restFile = ({ number, uploader, ...rest }: Shown) => ({
  id: number,
  ...rest,
  uploaderId: uploader?.number ?? null,
  uploaderName: uploader?.name ?? null,
  url: `/api/files/${number}/content`,
})

export const fileShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/files/project/:id(\\d{1,9})',
    summary: 'The files of a project',
    document: `query ($number: Int!) { project(number: $number) {
      files { number name mediaType size sha256 shared createdAt uploader { number name } }
    } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give(data) {
      const project = data['project'] as unknown as { files: Shown[] } | null
      if (!project) throw notFound('Project')
      return project.files.map(restFile)
    },
  },
  {
    method: 'DELETE',
    path: '/api/files/:id(\\d{1,9})',
    summary: 'Deletes a file',
    document: 'mutation ($input: DeleteFileInput!) { deleteFile(input: $input) { deletedId } }',
    variables: ({ params }) => ({ input: { id: globalId('File', params['id']) } }),
    give: () => undefined,
    action: deleteFile,
  },
]

/** POST /api/upload: multipart with entityType, entityId and file; fields that come first spare the bytes of a refusal. */
async function upload(ctx: Context, { req }: Exchange) {
  if (!ctx.viewer) throw unauthenticated()
  await limit('uploadAccount', String(ctx.viewer.id))
  const arrived = await receive(req, { most: mostBytes, begin: (fields) => mayAdd(ctx, fields) })
  try {
    const mediaType = await judge(arrived.path, arrived.name, arrived.size)
    const where = await check(uploadRules, arrived.fields)
    const { size, sha256 } = arrived
    const name = safeName(arrived.name, mediaType)
    const key = await keep(arrived.path)
    try {
      const { file } = await addFile.perform(ctx, { ...where, name, mediaType, size, sha256, key })
      const { id: number, shared, createdAt } = file
      const uploader = { number: ctx.viewer.id, name: ctx.viewer.name }
      const body = restFile({ number, name: file.name, mediaType, size, sha256, shared, createdAt, uploader })
      return { status: 201 as const, body }
    } catch (error) {
      await remove(key)
      throw error
    }
  } finally {
    await rm(arrived.path, { force: true })
  }
}

/** Refuses before the bytes come, when the fields are there: the action would refuse after them. */
async function mayAdd(ctx: Context, fields: Fields) {
  if (!('entityType' in fields && 'entityId' in fields)) return
  const { entityType, entityId } = await check(uploadRules, fields)
  await ctx.access.find(fileHosts[entityType as keyof typeof fileHosts].permission, entityId)
}

/** GET /api/files/:id/content: the bytes, to keep; `?inline` shows what a browser can show safely. */
async function content(ctx: Context, { req, res, params, query }: Exchange) {
  const id = Number(params['id'])
  const viewer = query.has('seal') ? await viewerOfLink(ctx.db, id, query) : ctx.viewer
  const file = await new Access(viewer, ctx.db).find('FILE_READ', id)
  const etag = `"${file.sha256}"`
  contentHeaders(res, file, query.has('inline') && kindOf(file.mediaType)?.preview === true)
  res.setHeader('etag', etag)
  if (req.headers['if-none-match'] === etag) return void res.writeHead(304).end()
  const bytes = await read(file.key)
  res.writeHead(200, { 'content-length': file.size })
  // Who goes away while it is sent is no failure of ours.
  await pipeline(bytes, res).catch(() => res.destroy())
}

/** What somebody else uploaded runs nothing, loads nothing and is a page to nobody. */
const strict = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

function contentHeaders(res: ServerResponse, { name, mediaType }: File, inline: boolean) {
  res.setHeader('content-type', mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
  res.setHeader('content-disposition', disposition(inline ? 'inline' : 'attachment', name))
  res.setHeader('content-security-policy', `${strict}; frame-ancestors ${inline ? "'self'" : "'none'"}`)
  res.setHeader('cross-origin-resource-policy', 'same-origin')
  // Kept by the browser alone, and asked for again each time: the right to see it may have ended.
  res.setHeader('cache-control', 'private, no-cache')
}

const uploadSchema = {
  type: 'object',
  properties: {
    entityType: { type: 'string', enum: Object.keys(fileHosts) },
    entityId: {
      type: 'integer',
      minimum: 1,
      description: 'The number of the record; before the file spares its bytes.',
    },
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
  required: ['entityType', 'entityId', 'file'],
}
const fileSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    mediaType: { type: 'string' },
    size: { type: 'integer' },
    url: { type: 'string' },
  },
  required: ['id', 'name', 'mediaType', 'size', 'url'],
}

export const fileCalls: ByteCall[] = [
  {
    method: 'POST',
    path: '/api/upload',
    summary: 'Adds a file to a record',
    body: { 'multipart/form-data': { schema: uploadSchema } },
    gives: { status: 201, content: { 'application/json': { schema: fileSchema } } },
    answer: upload,
  },
  {
    method: 'GET',
    path: '/api/files/:id(\\d{1,9})/content',
    summary: 'The bytes of a file',
    query: ['inline'],
    gives: { status: 200, content: { 'application/octet-stream': { schema: {} } } },
    answer: content,
  },
]
