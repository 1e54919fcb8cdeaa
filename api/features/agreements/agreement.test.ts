/** Requests for agreements: the support request with its draft, whose files open and say what was asked. */
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeSupportCategory } from '../../../prisma/seed/factories/support.ts'
import { isoDay, universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { pagesOfPdf } from '../../testing/pagesOfPdf.ts'
import { perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { hostNames } from '../files/fileHosts.ts'
import { removeUnclaimed } from '../files/file.jobs.ts'
import { entityTypes } from '../files/file.rules.ts'
import { keepMade } from '../files/keepMade.ts'
import { read } from '../files/storage.ts'
import { agreementKinds, type AgreementKind } from './agreement.rules.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada Noor' })
const category = await makeSupportCategory(db)

const asked = {
  categoryId: idOf('SupportCategory', category.id),
  title: 'Tests of our membrane',
  counterparty: 'Gulf Water Works',
  purpose: 'Both sides want to compare their measurements.',
  subject: 'Designs, samples and measurements of the membrane.',
  months: 24,
  governingLaw: 'the United Arab Emirates',
  contact: 'Ada Noor, ada@university.example',
}
const request = (as: Viewer | null, kind: AgreementKind, more: object = {}) =>
  perform(db, 'requestAgreement', { ...asked, kind, ...more }, { as, give: 'supportRequest { number agreementKind }' })

async function filesOf(kind: AgreementKind, more: object = {}) {
  const { data, codes } = await request(ada, kind, more)
  expect(codes).toEqual([])
  const made = data?.['requestAgreement'] as unknown as { supportRequest: { number: number; agreementKind: string } }
  expect(made.supportRequest.agreementKind).toBe(kind)
  const files = await db.file.findMany({
    where: { supportRequestId: made.supportRequest.number },
    orderBy: { id: 'asc' },
  })
  return Promise.all(files.map(async (file) => ({ ...file, bytes: await buffer(await read(file.key)) })))
}

const wordsOfDocx = (bytes: Buffer) => strFromU8(unzipSync(bytes)['word/document.xml']!).replaceAll(/<[^>]+>/g, ' ')

const wordsOfPdf = async (bytes: Buffer) => (await pagesOfPdf(bytes)).join(' ')

test.each(agreementKinds.filter((kind) => kind !== 'PATENTABILITY'))(
  'the draft of %s is a DOCX that opens and a PDF, both headed as no agreement yet',
  async (kind) => {
    const [docx, pdf] = await filesOf(kind)
    expect([docx!.name, pdf!.name].map((name) => name.slice(-5))).toEqual(['.docx', 'e.pdf'])
    for (const words of [wordsOfDocx(docx!.bytes), await wordsOfPdf(pdf!.bytes)]) {
      expect(words).toContain('Gulf Water Works')
      expect(words).toContain('Both sides want to compare their measurements.')
      expect(words).toContain('It lasts for 24 months.')
      expect(words).toContain('the law of the United Arab Emirates')
    }
    expect(strFromU8(unzipSync(docx!.bytes)['word/header1.xml']!)).toContain(
      'Draft - not binding until reviewed and signed',
    )
    expect(await wordsOfPdf(pdf!.bytes)).toContain('Draft - not binding until reviewed and signed')
  },
)

test('a question about a patent is a summary that nobody signs', async () => {
  const files = await filesOf('PATENTABILITY', { counterparty: '', contact: '' })
  expect(files.map(({ mediaType }) => mediaType)).toEqual(['application/pdf'])
  const words = await wordsOfPdf(files[0]!.bytes)
  expect(words).toContain('Summary of a question')
  expect(words).not.toContain('Signatures')
})

test('data that tell of persons have a clause of their own, and who provides is said', async () => {
  const [docx] = await filesOf('DATA_USE', { personalData: true, direction: 'RECEIVE' })
  const words = wordsOfDocx(docx!.bytes)
  expect(words).toContain('nobody tries to identify a person')
  expect(words).toContain('The other party provides the data to the university.')
})

test('what is missing is named, and only researchers ask', async () => {
  const { errors } = await request(ada, 'NDA', { counterparty: '', purpose: '', contact: '' })
  const fields = errors[0]?.extensions['fieldErrors'] as object
  expect(Object.keys(fields).toSorted()).toEqual(['contact', 'counterparty', 'purpose'])
  const past = await request(ada, 'NDA', { neededBy: isoDay(new Date(universityDay().getTime() - 86_400_000 * 3)) })
  expect(past.codes).toEqual(['INVALID'])
  for (const role of ['INDUSTRY', 'KU_TEAM', 'EXPERT'] as const)
    expect((await request(await person(db, role), 'NDA')).codes).toEqual(['FORBIDDEN'])
  expect((await request(null, 'NDA')).codes).toEqual(['UNAUTHENTICATED'])
})

test('bytes whose file never came are removed, and those of files stay', async () => {
  const kept = await keepMade(db, { name: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('x') })
  await removeUnclaimed.perform(db, { key: kept.key })
  await expect(read(kept.key)).rejects.toThrow()
  const [file] = await filesOf('NDA')
  await removeUnclaimed.perform(db, { key: file!.key })
  expect((await buffer(await read(file!.key))).length).toBe(file!.size)
})

test('files can be uploaded to every kind of record that has some', () => {
  expect([...entityTypes].toSorted()).toEqual([...hostNames].toSorted())
})
