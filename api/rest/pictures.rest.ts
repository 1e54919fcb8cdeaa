/** The calls about the pictures of people. */
import * as records from '#texts/ui/records.js'
import { Access } from '../access.ts'
import type { Context } from '../context.ts'
import { notFound, unauthenticated } from '../errors.ts'
import { removePicture, setPicture } from '../features/accounts/picture.actions.ts'
import { mostPictureBytes, picturePath } from '../features/accounts/picture.rules.ts'
import { viewerOfLink } from '../features/files/contentLink.ts'
import { pictureTypes } from '../features/files/file.rules.ts'
import { bareAt } from '../features/files/bareImage.ts'
import { judge } from '../features/files/fileKind.ts'
import { safeName } from '../features/files/fileName.ts'
import { takeIn } from '../features/files/takeIn.ts'
import { limit } from '../limits.ts'
import type { ByteCall, Exchange } from './byteCall.ts'
import { sendBytes } from './sendBytes.ts'
import type { Shim } from './shim.ts'

/** POST /api/user/picture: multipart with a PNG, JPEG or WebP. What a camera wrote beside it, such as the place, is not kept. */
async function upload(ctx: Context, { req }: Exchange) {
  const { viewer } = ctx
  if (!viewer) throw unauthenticated()
  await limit('uploadAccount', String(viewer.id))
  await takeIn(ctx, req, {
    most: mostPictureBytes,
    async look({ path, name, size }) {
      const mediaType = (await judge(path, name, size, pictureTypes)) as (typeof pictureTypes)[number]
      return { mediaType, ...(await bareAt(path, name, mediaType)) }
    },
    save: (key, seen) => setPicture.perform(ctx, { ...seen, key }),
  })
  return { status: 201 as const, body: { profileImage: picturePath(viewer.id) } }
}

/** GET /api/users/:id/picture: for everybody who may see the person. */
async function content(ctx: Context, { req, res, params, query }: Exchange) {
  const userId = Number(params['id'])
  const viewer = query.has('seal') ? await viewerOfLink(ctx.db, picturePath(userId), query) : ctx.viewer
  const person = await new Access(viewer, ctx.db).find('USER_READ', userId)
  const picture = await ctx.db.profilePicture.findUnique({ where: { userId } })
  if (!picture) throw notFound(records.picture())
  const name = safeName(person.username, picture.mediaType as (typeof pictureTypes)[number])
  await sendBytes({ req, res }, { ...picture, name }, true)
}

const picture = { type: 'string', contentMediaType: 'application/octet-stream' }
const image = Object.fromEntries(pictureTypes.map((type) => [type, { schema: {} }]))

export const pictureShims: Shim[] = [
  {
    method: 'DELETE',
    path: '/api/user/picture',
    summary: 'Takes your picture away',
    action: removePicture,
    document: 'mutation { removePicture { viewer { id } } }',
    give: () => undefined,
  },
]

export const pictureCalls: ByteCall[] = [
  {
    method: 'POST',
    path: '/api/user/picture',
    summary: 'Makes a PNG, JPEG or WebP of at most 5 MB your picture',
    body: {
      'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: picture } } },
    },
    gives: {
      status: 201,
      content: {
        'application/json': { schema: { type: 'object', properties: { profileImage: { type: 'string' } } } },
      },
    },
    answer: upload,
  },
  {
    method: 'GET',
    path: '/api/users/:id(\\d{1,9})/picture',
    summary: 'The picture of a person',
    gives: { status: 200, content: image },
    answer: content,
  },
]
