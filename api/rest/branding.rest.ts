/** The pictures of the look: what is published is everybody's, what is only drafted or was published once is administrators'. */
import * as records from '#texts/ui/records.js'
import { Access } from '../access.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { lookOf } from '../features/branding/look.ts'
import { logoPath, logoTypes } from '../features/branding/picture.rules.ts'
import { viewerOfLink } from '../features/files/contentLink.ts'
import type { ByteCall, Exchange } from './byteCall.ts'

/** A drawing runs and loads nothing, wherever it is opened. */
const strict = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

async function picture({ db, viewer }: Context, { req, res, params, query }: Exchange) {
  const sha256 = params['hash']!
  const asked = query.has('seal') ? await viewerOfLink(db, logoPath(sha256), query) : viewer
  const { logoUrl, logoDarkUrl, logoPaperUrl } = await lookOf(db)
  const isPublic = [logoUrl, logoDarkUrl, logoPaperUrl].includes(logoPath(sha256))
  const kept =
    isPublic || new Access(asked, db).allowed('ADMINISTRATION')
      ? await db.lookPicture.findUnique({ where: { sha256 } })
      : null
  if (!kept) throw notFound(records.picture())
  res.setHeader('content-type', kept.mediaType)
  res.setHeader('content-security-policy', strict)
  res.setHeader('cross-origin-resource-policy', 'same-origin')
  res.setHeader('cache-control', isPublic ? 'public, max-age=86400' : 'private, no-cache')
  res.setHeader('etag', `"${sha256}"`)
  if (req.headers['if-none-match'] === `"${sha256}"`) return void res.writeHead(304).end()
  res.writeHead(200, { 'content-length': kept.bytes.length }).end(kept.bytes)
}

export const brandingCalls: ByteCall[] = [
  {
    method: 'GET',
    path: '/api/white-label/pictures/:hash([0-9a-f]{64})',
    summary: 'A picture of the platform’s look, such as its logo',
    open: true,
    gives: { status: 200, content: Object.fromEntries(logoTypes.map((type) => [type, { schema: {} }])) },
    answer: picture,
  },
]
