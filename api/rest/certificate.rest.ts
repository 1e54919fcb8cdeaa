/** The certificate of contribution, which is a file. */
import * as records from '#texts/ui/records.js'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { paperOf } from '../features/branding/paper.ts'
import { certificateOf } from '../features/experts/certificate.ts'
import { contributionsOf, yearOf } from '../features/experts/contribution.ts'
import type { ByteCall, Exchange } from './byteCall.ts'

/** The expert's own, of a year in which there was something to certify. */
async function certificate({ access, db, viewer }: Context, { res, params }: Exchange) {
  access.need('EXPERT_WORK')
  const year = Number(params['year'])
  const given = (await contributionsOf(db, viewer!.id)).find((one) => one.year === year)
  if (!given) throw notFound(records.certificate())
  const expert = await db.user.findUniqueOrThrow({
    where: { id: viewer!.id },
    select: { name: true, email: true, position: true, department: true },
  })
  const now = new Date()
  const bytes = await certificateOf(expert, given, now, year < yearOf(now), await paperOf(db))
  res.writeHead(200, {
    'content-type': 'application/pdf',
    'content-length': bytes.length,
    'content-disposition': `attachment; filename="certificate-of-contribution-${year}.pdf"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  res.end(bytes)
}

export const certificateCalls: ByteCall[] = [
  {
    method: 'GET',
    path: '/api/expert-contributions/:year(\\d{4})/certificate',
    summary: 'Your certificate of contribution of a year, as an expert',
    gives: {
      status: 200,
      content: { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
    },
    answer: certificate,
  },
]
