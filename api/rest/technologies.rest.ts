/** The page of a technology as a file, for everybody once it is published, and before that for those who work on it. */
import { language } from '#language'
import * as records from '#texts/ui/records.js'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { paperOf } from '../features/branding/paper.ts'
import { findPublished, publishedColumns, versionsFor } from '../features/summaries/published.ts'
import { summaryPdf } from '../features/summaries/summaryPdf.ts'
import type { ByteCall, Exchange } from './byteCall.ts'
import { pdfContent, sendPdf } from './sendBytes.ts'

async function summary({ access, db }: Context, { res, params }: Exchange) {
  const id = Number(params['id'])
  const found =
    (await findPublished(db, id)) ??
    (await db.technologySummary.findFirst({
      where: { AND: [{ id }, access.within('SUMMARY_READ')] },
      select: publishedColumns,
    }))
  if (!found) throw notFound(records.technologySummary())
  const file = await summaryPdf(versionsFor(found, language()), await paperOf(db), found.updatedAt)
  sendPdf({ res }, file, `technology-${id}.pdf`)
}

export const technologyCalls: ByteCall[] = [
  {
    method: 'GET',
    path: '/api/technologies/:id(\\d{1,9})/summary',
    summary:
      'The one-page summary of a published technology as a PDF file, in English and Arabic side by side where all of it is written in both; before, of those that you work on',
    open: true,
    gives: { status: 200, content: pdfContent },
    answer: summary,
  },
]
