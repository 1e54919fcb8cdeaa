/** The text of a PDF or Word document. */
import { buffer } from 'node:stream/consumers'
import type { File } from '../../__generated__/prisma/client.ts'
import { read } from '../files/storage.ts'

const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The media types that are read. */
export const readable: ReadonlySet<string> = new Set([pdf, docx])

/** A file whose text cannot be had, with why, in words for a person. */
export class Unreadable extends Error {}

/** Pages of a PDF that are read: evidence for 17 dimensions does not stand on page 300. */
const mostPages = 200

/** Throws Unreadable when the file is damaged, locked or holds pictures only. */
export async function readText({ key, mediaType }: Pick<File, 'key' | 'mediaType'>): Promise<string> {
  const bytes = await buffer(await read(key))
  const text = await (mediaType === pdf ? ofPdf(bytes) : ofDocx(bytes)).catch((error: unknown) => {
    if (error instanceof Unreadable) throw error
    throw new Unreadable('The file is damaged or protected by a password.')
  })
  if (!text.trim()) throw new Unreadable('The file has no text, only pictures.')
  return text
}

async function ofPdf(bytes: Buffer): Promise<string> {
  // It is large, and few processes ever read one.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    data: new Uint8Array(bytes),
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

async function ofDocx(bytes: Buffer): Promise<string> {
  const { strFromU8, Unzip, UnzipInflate } = await import('fflate')
  const parts: Uint8Array[] = []
  let size = 0
  const unzip = new Unzip((file) => {
    if (file.name !== body) return
    file.ondata = (error, data) => {
      if (error) throw error
      size += data.length
      if (size > mostUnpacked) throw new Unreadable('The file is too large when it is unpacked.')
      parts.push(data)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += 65_536)
    unzip.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length)
  if (!parts.length) throw new Error('no text')
  return textOfXml(strFromU8(Buffer.concat(parts)))
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
