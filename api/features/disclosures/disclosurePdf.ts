/** A disclosure with its signatures, as a PDF for those who may read it. */
import * as texts from '#texts/disclosures/pdf.js'
import { dotted } from '#listed'
import type { DisclosureInventor, DisclosureSignature, InventionDisclosure } from '../../__generated__/prisma/client.ts'
import { dayInWords, universityDay } from '../../days.ts'
import { pdfReport, type Paper, type PdfReport } from '../../pdfReport.ts'
import { fundingOf, priorArtOf, publicEventsOf, signedFilesOf } from './content.ts'
import { disclosureMoves } from './disclosureMoves.ts'
import { percentOf } from './shares.rules.ts'

export interface PrintedDisclosure {
  disclosure: InventionDisclosure
  inventors: (DisclosureInventor & { signatures: DisclosureSignature[] })[]
}

const day = (moment: Date) => dayInWords(universityDay(moment))

export const disclosurePdf = (printed: PrintedDisclosure, paper: Paper): Promise<Buffer> =>
  pdfReport(
    texts.title({ number: String(printed.disclosure.id) }),
    printed.disclosure.updatedAt,
    (page) => draw(page, printed),
    paper,
  )

function draw(page: PdfReport, { disclosure, inventors }: PrintedDisclosure) {
  const { id, title, status, contentHash } = disclosure
  page.head(texts.heading({ number: String(id) }), title)
  page.lead(texts.confidential())
  page.note(texts.state({ state: disclosureMoves.inWords(status), day: day(disclosure.updatedAt) }), 10)
  drawText(page, texts.abstract(), disclosure.abstract)
  drawText(page, texts.problem(), disclosure.problem)
  drawText(page, texts.novelty(), disclosure.novelty)
  drawLists(page, disclosure)
  const files = signedFilesOf(disclosure)
  if (files.length) {
    page.heading(texts.signedFiles())
    page.list(files.map(({ name, sha256 }) => texts.signedFile({ name, hash: sha256 })))
  }
  page.heading(texts.inventors())
  for (const inventor of inventors) drawInventor(page, inventor)
  drawDecision(page, disclosure)
  page.end(contentHash ? texts.hash({ hash: contentHash }) : texts.unsigned())
}

function drawText(page: PdfReport, heading: string, text: string) {
  page.heading(heading)
  page.text(text || texts.nothing())
}

function drawLists(page: PdfReport, disclosure: InventionDisclosure) {
  const listed = (heading: string, items: string[]) => {
    page.heading(heading)
    if (items.length) page.list(items)
    else page.text(texts.nothing())
  }
  listed(
    texts.publicEvents(),
    publicEventsOf(disclosure).map(({ date, kind, planned, where }) =>
      texts.publicEvent({ day: dayInWords(new Date(date)), kind, planned: String(planned), where }),
    ),
  )
  listed(
    texts.funding(),
    fundingOf(disclosure).map(({ name, grantNumber, terms }) => dotted([name, grantNumber, terms])),
  )
  listed(
    texts.priorArt(),
    priorArtOf(disclosure).map(({ reference, link, difference }) => dotted([reference, link, difference])),
  )
}

function drawInventor(page: PdfReport, inventor: PrintedDisclosure['inventors'][number]) {
  page.strong(texts.inventor({ name: inventor.name, share: String(percentOf(inventor.share)) }))
  const about = dotted([inventor.affiliation, inventor.role, inventor.email])
  if (about) page.text(about)
  const [signature] = inventor.signatures
  if (!signature) return page.note(texts.notSigned())
  page.text(signature.statement)
  page.note(
    signature.signedOn
      ? texts.signedOnPaper({ name: signature.name, day: dayInWords(signature.signedOn), file: signature.fileName })
      : texts.signedHere({ name: signature.name, day: day(signature.signedAt) }),
  )
}

function drawDecision(page: PdfReport, { decision, decidedAt, reasons }: InventionDisclosure) {
  if (!decision || !decidedAt) return
  page.heading(texts.decision())
  page.strong(texts.decided({ decision, day: day(decidedAt) }))
  page.text(reasons)
}
