/** A draft as the files that people work on: a DOCX to change, and a PDF to read. */
import { isFromRight } from '#language'
import * as texts from '#texts/agreements/draft.js'
import { pdfReport } from '../../pdfReport.ts'
import type { Draft } from './draft.ts'

export function draftPdf({ banner, title, made, sections, parties }: Draft, at: Date): Promise<Buffer> {
  return pdfReport(title, at, (page) => {
    page.head(banner, title)
    page.note(made)
    for (const { heading, paragraphs } of sections) {
      page.heading(heading)
      for (const paragraph of paragraphs) page.text(paragraph)
    }
    if (parties.length) page.heading(texts.signatures())
    for (const party of parties) {
      page.strong(party)
      page.text(texts.signatureLine())
    }
    page.end(banner)
  })
}

export async function draftDocx({ banner, title, made, sections, parties }: Draft): Promise<Buffer> {
  // It is large, and few requests need it.
  const { Document, Footer, Header, HeadingLevel, Packer, Paragraph, TextRun } = await import('docx')
  const [bidirectional, rightToLeft] = [isFromRight(), isFromRight()]
  const written = (text: string, more: { bold?: true; italics?: true; color?: string } = {}) => [
    new TextRun({ text, rightToLeft, ...more }),
  ]
  const said = () => new Paragraph({ bidirectional, children: written(banner, { bold: true, color: '9A3412' }) })
  const headed = (text: string) =>
    new Paragraph({
      bidirectional,
      children: written(text),
      heading: HeadingLevel.HEADING_1,
      spacing: { before: 240 },
    })
  const line = (text: string, after: number) =>
    new Paragraph({ bidirectional, children: written(text), spacing: { after } })
  const document = new Document({
    creator: 'Ascent',
    title,
    sections: [
      {
        headers: { default: new Header({ children: [said()] }) },
        footers: { default: new Footer({ children: [said()] }) },
        children: [
          new Paragraph({ bidirectional, children: written(title), heading: HeadingLevel.TITLE }),
          new Paragraph({ bidirectional, children: written(made, { italics: true }) }),
          ...sections.flatMap(({ heading, paragraphs }) => [
            headed(heading),
            ...paragraphs.flatMap((paragraph) => paragraph.split('\n').map((text) => line(text, 120))),
          ]),
          ...(parties.length ? [headed(texts.signatures())] : []),
          ...parties.flatMap((party) => [
            new Paragraph({ bidirectional, children: written(party, { bold: true }) }),
            line(texts.signatureLine(), 240),
          ]),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
