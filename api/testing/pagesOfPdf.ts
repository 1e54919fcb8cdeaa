/** The words of each page of a PDF file, as somebody who copies them gets them. */
export async function pagesOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    pages.push(words.replaceAll(/\s+/g, ' '))
  }
  await task.destroy()
  return pages
}
