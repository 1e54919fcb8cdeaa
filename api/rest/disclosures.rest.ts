/** The PDF of an invention disclosure, for its inventors and the university. */
import type { Context } from '../context.ts'
import { paperOf } from '../features/branding/paper.ts'
import { disclosurePdf } from '../features/disclosures/disclosurePdf.ts'
import { inventorsOf } from '../features/disclosures/held.ts'
import type { ByteCall, Exchange } from './byteCall.ts'
import { pdfContent, sendPdf } from './sendBytes.ts'

async function print({ access, db }: Context, { res, params }: Exchange) {
  const disclosure = await access.find('DISCLOSURE_READ', Number(params['id']))
  const inventors = await inventorsOf({ tx: db }, disclosure.id)
  sendPdf(
    { res },
    await disclosurePdf({ disclosure, inventors }, await paperOf(db)),
    `invention-disclosure-${disclosure.id}.pdf`,
  )
}

export const disclosureCalls: ByteCall[] = [
  {
    method: 'GET',
    path: '/api/disclosures/:id(\\d{1,9})/pdf',
    summary: 'An invention disclosure with its signatures, as a PDF',
    gives: { status: 200, content: pdfContent },
    answer: print,
  },
]
