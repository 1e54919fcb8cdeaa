/** Files of a project as evidence: PDF and Word documents are read, damaged and oversized ones are named. */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { afterAll, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeAssessment } from '../../../prisma/seed/factories/readiness.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person } from '../../testing/run.ts'
import { arrivingPath, keep } from '../files/storage.ts'
import { arlFiles } from './arlFiles.ts'
import type { Inputs } from './assessedProject.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const ada = await person(db, 'RESEARCHER')

const pdfType = 'application/pdf'
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function pdf(text: string): Promise<Buffer> {
  const doc = new PDFDocument()
  doc.text(text).end()
  return buffer(doc as unknown as Readable)
}
const docx = (xml: string) => Buffer.from(zipSync({ 'word/document.xml': strToU8(xml) }))
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

async function reading(...files: [name: string, mediaType: string, bytes: Buffer][]) {
  const project = await makeProject(db, { ownerId: ada.id })
  for (const [name, mediaType, bytes] of files) {
    const path = await arrivingPath()
    await writeFile(path, bytes)
    const key = await keep(path)
    await db.file.create({
      data: { projectId: project.id, name, mediaType, key, size: bytes.length, sha256: randomUUID() },
    })
  }
  const { id } = await makeAssessment(db, { projectId: project.id, ownerId: ada.id, status: 'PROCESSING' })
  return readFor(id)
}

async function readFor(id: number) {
  await db.arlAssessment.update({ where: { id }, data: { status: 'PROCESSING' } })
  const run = await db.analysisRun.create({ data: { kind: 'ARL_FILES', ownerId: ada.id, arlAssessmentId: id } })
  await arlFiles.job.perform(db, { id: run.id })
  const read = await db.arlAssessment.findUniqueOrThrow({ where: { id } })
  return { ...read, sentences: (read.inputs as unknown as Inputs).sentences }
}

test('their sentences are kept with the name of the file', async () => {
  const { status, sentences, unread } = await reading(
    ['plan.pdf', pdfType, await pdf('The pilot plant needs a discharge permit.')],
    [
      'market.docx',
      docxType,
      docx(`<w:body>${paragraph('Farms &amp; utilities buy it.')}${paragraph('Prices fall every year.')}</w:body>`),
    ],
  )
  expect({ status, unread }).toEqual({ status: 'DRAFT', unread: [] })
  expect(sentences).toEqual([
    { source: 'market.docx', text: 'Farms & utilities buy it.' },
    { source: 'market.docx', text: 'Prices fall every year.' },
    { source: 'plan.pdf', text: 'The pilot plant needs a discharge permit.' },
  ])
})

test('what cannot be read is named with why, and the others are read all the same', async () => {
  const bomb = docx('<w:t>' + ' '.repeat(40_000_000) + '</w:t>')
  expect(bomb.length).toBeLessThan(100_000)
  const { status, sentences, unread } = await reading(
    ['good.docx', docxType, docx(paragraph('A sentence that says enough.'))],
    ['broken.pdf', pdfType, Buffer.from('%PDF-1.7 not really')],
    ['bomb.docx', docxType, bomb],
    ['empty.docx', docxType, docx('<w:p></w:p>')],
  )
  expect(status).toBe('DRAFT')
  expect(sentences).toEqual([{ source: 'good.docx', text: 'A sentence that says enough.' }])
  expect(unread).toEqual([
    'empty.docx: The file has no text, only images.',
    'bomb.docx: The file is too large when unpacked.',
    'broken.pdf: The file is damaged or password-protected.',
  ])
})

test('the same files give the same inputs', async () => {
  const { id, inputs } = await reading(['good.docx', docxType, docx(paragraph('A sentence that says enough.'))])
  const again = await readFor(id)
  expect(again.sentences).toEqual([{ source: 'good.docx', text: 'A sentence that says enough.' }])
  expect(again.inputs).toEqual(inputs)
})
