/** The documented calls about files (docs/spec/rest.md#calls: files inherit the record's permissions). */
import * as texts from '#texts/files/errors.js'
import type { File } from '../__generated__/prisma/client.ts'
import { Access } from '../access.ts'
import { check } from '../action.ts'
import type { Context } from '../context.ts'
import { currentLimits } from '../currentLimits.ts'
import { tooLarge, unauthenticated } from '../errors.ts'
import { viewerOfLink } from '../features/files/contentLink.ts'
import { addFile, deletable, deleteFile } from '../features/files/file.actions.ts'
import { attachments, contentPath, fileTypes, kindOf, uploadRules } from '../features/files/file.rules.ts'
import { addingTo, hostNames } from '../features/files/fileHosts.ts'
import { judge } from '../features/files/fileKind.ts'
import { safeName } from '../features/files/fileName.ts'
import type { Fields } from '../features/files/receive.ts'
import { shownName } from '../features/files/shownName.ts'
import { takeIn } from '../features/files/takeIn.ts'
import { limit } from '../limits.ts'
import type { ByteCall, Exchange } from './byteCall.ts'
import { sendBytes } from './sendBytes.ts'
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
  url: contentPath(number),
})

/** The files of a record of a kind that has files. */
const listed = (type: string): Shim => ({
  method: 'GET',
  path: `/api/files/${type}/:id(\\d{1,9})`,
  summary: `The files of a ${type}`,
  document: `query ($number: Int!) { ${type}(number: $number) {
    files { number name mediaType size sha256 shared createdAt uploader { number name } }
  } }`,
  variables: ({ params }) => ({ number: Number(params['id']) }),
  give(data) {
    const record = data[type] as unknown as { files: Shown[] } | null
    return record && record.files.map(restFile)
  },
})

export const fileShims: Shim[] = [
  ...hostNames.map(listed),
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
  const { viewer } = ctx
  if (!viewer) throw unauthenticated()
  await limit('uploadAccount', String(viewer.id))
  const body = await takeIn(ctx, req, {
    most: (await currentLimits(ctx.db)).upload,
    begin: (fields) => mayAdd(ctx, fields),
    async look({ path, name, size, fields }) {
      const where = await check(uploadRules, fields)
      const attachment = where.purpose && attachments[where.purpose]
      if (attachment && size > attachment.most)
        throw tooLarge(texts.attachmentTooLarge({ name, limit: attachment.hint() }))
      const mediaType = await judge(path, name, size, attachment?.types ?? fileTypes)
      return { mediaType, name: safeName(name, mediaType), ...where }
    },
    async save(key, { mediaType, ...seen }, { size, sha256 }) {
      const { file } = await addFile.perform(ctx, { ...seen, mediaType, size, sha256, key })
      const { id: number, shared, createdAt } = file
      const uploader = { number: viewer.id, name: viewer.name }
      return restFile({ number, name: file.name, mediaType, size, sha256, shared, createdAt, uploader })
    },
  })
  return { status: 201 as const, body }
}

/** Refuses before the bytes come, when the fields are there: the action would refuse after them. */
async function mayAdd(ctx: Context, fields: Fields) {
  if (!('entityType' in fields && 'entityId' in fields)) return
  const { entityType, entityId, replacesId } = await check(uploadRules, fields)
  await ctx.access.find(addingTo(entityType), entityId)
  if (replacesId) await deletable(ctx.access, replacesId)
}

/** GET /api/files/:id/content: the bytes, to keep; `?inline` shows what a browser can show safely. */
async function content(ctx: Context, { req, res, params, query }: Exchange) {
  const id = Number(params['id'])
  const viewer = query.has('seal') ? await viewerOfLink(ctx.db, contentPath(id), query) : ctx.viewer
  const access = new Access(viewer, ctx.db)
  const file = await access.find('FILE_READ', id)
  const name = await shownName({ ...ctx, viewer, access }, file)
  await sendBytes({ req, res }, { ...file, name }, query.has('inline') && kindOf(file.mediaType)?.preview === true)
}

const uploadSchema = {
  type: 'object',
  properties: {
    entityType: { type: 'string', enum: hostNames },
    entityId: {
      type: 'integer',
      minimum: 1,
      description: 'The number of the record; before the file spares its bytes.',
    },
    purpose: {
      type: 'string',
      enum: Object.keys(attachments),
      description: 'Which attachment of a proposal it is; nothing for other records.',
    },
    replacesId: {
      type: 'integer',
      minimum: 1,
      description: 'The file of the record whose place it takes, and which stays as its earlier version.',
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
