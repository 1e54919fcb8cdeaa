/** A draft as the files that people work on: a DOCX to change, and a PDF to read. */
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
  const said = () => new Paragraph({ children: [new TextRun({ text: banner, bold: true, color: '9A3412' })] })
  const document = new Document({
    creator: 'Ascent',
    title,
    sections: [
      {
        headers: { default: new Header({ children: [said()] }) },
        footers: { default: new Footer({ children: [said()] }) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph({ children: [new TextRun({ text: made, italics: true })] }),
          ...sections.flatMap(({ heading, paragraphs }) => [
            new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, spacing: { before: 240 } }),
            ...paragraphs.flatMap((paragraph) =>
              paragraph.split('\n').map((line) => new Paragraph({ text: line, spacing: { after: 120 } })),
            ),
          ]),
          ...(parties.length
            ? [new Paragraph({ text: texts.signatures(), heading: HeadingLevel.HEADING_1, spacing: { before: 240 } })]
            : []),
          ...parties.flatMap((party) => [
            new Paragraph({ children: [new TextRun({ text: party, bold: true })] }),
            new Paragraph({ text: texts.signatureLine(), spacing: { after: 240 } }),
          ]),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
