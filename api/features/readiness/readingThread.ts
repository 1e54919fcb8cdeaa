/** The thread of readFile.ts: other people's files may hold anything, and the server must not wait for them. */
import { parentPort, workerData } from 'node:worker_threads'
import { EntryTooLarge, zipEntries } from '../files/zip.ts'
import type { Given, Found } from './readFile.ts'

/** Pages of a PDF that are read: evidence for 17 dimensions does not stand on page 300. */
const mostPages = 200

async function ofPdf(bytes: Uint8Array): Promise<string> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
  })
  const document = await loading.promise
  try {
    const pages: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return pages.join('\n\n')
  } finally {
    await loading.destroy()
  }
}

/** The part of a Word document that holds its text, and how large it may be: a small file may unpack to gigabytes. */
const [body, mostUnpacked] = ['word/document.xml', 32_000_000]

async function ofDocx(bytes: Uint8Array): Promise<string> {
  for await (const { name, content } of zipEntries(Buffer.from(bytes)))
    if (name === body) return textOfXml((await content(mostUnpacked)).toString('utf8'))
  throw new Error('There is no text in it')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What stands between the tags of WordprocessingML, a paragraph to a block. */
const textOfXml = (xml: string) =>
  xml
    .replaceAll(/<\/w:p>/g, '\n\n')
    .replaceAll(/<w:(?:tab|br)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name] ?? whole
      const code = decimal ? Number(decimal) : parseInt(hex!, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })

const { kind, bytes } = workerData as Given
try {
  parentPort!.postMessage({ text: await (kind === 'pdf' ? ofPdf(bytes) : ofDocx(bytes)) } satisfies Found)
} catch (error) {
  parentPort!.postMessage({ tooLarge: error instanceof EntryTooLarge } satisfies Found)
}
