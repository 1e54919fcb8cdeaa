/** The thread of markedFile.ts: writes the reader's name into the content of each page. */
import { parentPort, workerData } from 'node:worker_threads'
import { EncryptedPDFError, PDFDocument, type PDFEmbeddedPage, type PDFPage } from '@cantoo/pdf-lib'
import type { Given, Made } from './markedFile.ts'
import { markOn } from './markPdf.ts'

/** Points. */
const [margin, shortestSide, longestSide] = [14, 420, 842]

/** An image on a page of its own, no larger than a sheet and wide enough for the words at its foot. */
async function pageOf(kind: 'png' | 'jpg', bytes: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  const image = kind === 'png' ? await document.embedPng(bytes) : await document.embedJpg(bytes)
  const { width, height } = image.scale(Math.min(1, longestSide / Math.max(image.width, image.height)))
  const page = document.addPage([Math.max(width, shortestSide), height + 2 * margin])
  page.drawImage(image, { x: (page.getWidth() - width) / 2, y: 2 * margin, width, height })
  return document
}

/** The mark for pages of each size: it is made in the fonts that the reader's name needs, and laid over them. */
function marker(document: PDFDocument, mark: Given['mark']) {
  const made = new Map<string, Promise<PDFEmbeddedPage>>()
  return async (page: PDFPage) => {
    const { x, y, width, height } = page.getCropBox()
    const size = `${width} ${height}`
    const lay = async () => (await document.embedPdf(await markOn(width, height, mark)))[0]!
    if (!made.has(size)) made.set(size, lay())
    page.drawPage((await made.get(size))!, { x, y })
  }
}

/** What a page shows; all else of it may lead to other pages, which would come along unmarked, or run as a script. */
const shown = new Set(['Type', 'Parent', 'Contents', 'Resources', 'MediaBox', 'CropBox', 'Rotate', 'Group', 'UserUnit'])

function bare({ node }: PDFPage): void {
  for (const key of node.keys()) if (!shown.has(key.decodeText())) node.delete(key)
}

async function make({ kind, bytes, page, mark }: Given): Promise<Made> {
  const source = kind === 'pdf' ? await PDFDocument.load(bytes) : await pageOf(kind, bytes)
  const pages = source.getPageCount()
  if (page !== null && (page < 1 || page > pages)) return { failed: 'PAGE' }
  const document = await PDFDocument.create()
  const write = marker(document, mark)
  // Pages alone are taken over: what else a file brings, such as scripts and attachments, stays behind.
  for (const one of source.getPages()) bare(one)
  const wanted = page === null ? source.getPageIndices() : [page - 1]
  for (const copy of await document.copyPages(source, wanted)) await write(document.addPage(copy))
  return { bytes: await document.save(), pages }
}

try {
  parentPort!.postMessage((await make(workerData as Given)) satisfies Made)
} catch (error) {
  const failed = error instanceof EncryptedPDFError ? 'LOCKED' : 'DAMAGED'
  parentPort!.postMessage({ failed } satisfies Made)
}
