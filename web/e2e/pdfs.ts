/** Small PDFs for tests. */
import PDFDocument from 'pdfkit'

/** One page for each text; `userPassword` is needed to open it. */
export async function pdfOf(pages: readonly string[], options: { userPassword?: string } = {}): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', ...options })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.once('end', resolve))
  for (const text of pages) {
    document.addPage().fontSize(20).text(text)
    document.text('Project page', { link: 'https://example.org/project', underline: true })
  }
  document.end()
  await ended
  return Buffer.concat(parts)
}
