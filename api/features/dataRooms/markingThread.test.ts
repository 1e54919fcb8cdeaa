/** A page of a document is delivered alone: no other page and no script comes along with it unmarked. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { pagesOfPdf } from '../../testing/pagesOfPdf.ts'
import type { Given, Made } from './markedFile.ts'

/** Two pages; the first leads to the second and runs a script when it is opened. */
async function linked(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const [first, second] = [document.addPage([400, 400]), document.addPage([400, 400])]
  first.drawText('FIRST', { x: 50, y: 50, font })
  second.drawText('SECRET', { x: 50, y: 50, font })
  const { context } = document
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 100, 100], Dest: [second.ref, PDFName.of('Fit')] }
  first.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(link))]))
  const script = context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })
  first.node.set(PDFName.of('AA'), context.obj({ O: script }))
  return document.save()
}

/** All that a file holds, decoded. */
async function contentOf(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes)
  return context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')
        : object.toString(),
    )
    .join('\n')
}

const hex = (text: string) => Buffer.from(text).toString('hex').toUpperCase()

test('the first page comes without the second, to which it leads, and without its script', async () => {
  const bytes = await linked()
  expect(await contentOf(bytes), 'the document has both').toMatch(new RegExp(`${hex('SECRET')}|SECRET`))
  const thread = new Worker(new URL('markingThread.ts', import.meta.url), {
    workerData: { kind: 'pdf', bytes, page: 1, mark: { across: 'Noor', foot: 'Read by Noor' } } satisfies Given,
  })
  const [made] = (await once(thread, 'message')) as [Made]
  await thread.terminate()
  if ('failed' in made) throw new Error(made.failed)
  const content = await contentOf(made.bytes)
  expect(content).toContain(hex('FIRST'))
  expect(await pagesOfPdf(made.bytes)).toEqual([expect.stringContaining('Read by Noor')])
  expect(content).not.toContain(hex('SECRET'))
  expect(content).not.toContain('app.alert')
})
