/** The PDF file of a technology: one page whatever it says, for everybody once it is published, else for those who work on it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { makeSummary } from '../../prisma/seed/factories/technologies.ts'
import { paperOf } from '../features/branding/paper.ts'
import { publishedColumns, type Published } from '../features/summaries/published.ts'
import { longestSummary, lengthOf } from '../features/summaries/summary.rules.ts'
import { summaryPdf } from '../features/summaries/summaryPdf.ts'
import { inLanguage } from '../language.ts'
import { languageCookie } from '../languageCookie.rules.ts'
import { pagesOfPdf } from '../testing/pagesOfPdf.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let owner: Viewer
beforeAll(async () => {
  server = await testServer()
  owner = await person(server.db, 'RESEARCHER')
})
afterAll(() => server.close())

const make = async (status: 'PUBLISHED' | 'AGREED', ofProject: object = {}) => {
  const { id: projectId } = await makeProject(server.db, { ownerId: owner.id, ...ofProject })
  return (await makeSummary(server.db, { projectId, status })).id
}
const file = (number: number, as?: string) =>
  fetch(`${server.url}/api/technologies/${number}/summary`, { headers: as ? bearer(as) : {} })
const pagesIn = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('everybody gets the file of what is published', async () => {
  const got = await file(await make('PUBLISHED'))
  expect(got.status).toBe(200)
  expect(got.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await got.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesIn(bytes)).toBe(1)
})

test('of anything else only those who work on it get one', async () => {
  const number = await make('AGREED')
  expect((await file(number)).status).toBe(404)
  for (const role of ['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'EXPERT'] as const)
    expect((await file(number, await server.session(await person(server.db, role)))).status, role).toBe(404)
  expect((await file(number, await server.session(owner))).status).toBe(200)
  expect((await file(number, await server.session(await person(server.db, 'KU_TEAM')))).status).toBe(200)
})

test('there is none of a project that is kept inside', async () => {
  expect((await file(await make('PUBLISHED', { confidential: true }))).status).toBe(404)
  expect((await file(999_999)).status).toBe(404)
})

const long = (letters: string, many: number) => letters.repeat(Math.ceil(many / letters.length)).slice(0, many)

/** As much of some letters as a page may have. */
function fullOf(letters: string) {
  const text = {
    headline: long(letters, 120),
    problem: long(letters, 800),
    solution: long(letters, 700),
    alternative: long(letters, 160),
    sought: long(letters, 300),
    advantages: Array.from({ length: 5 }, () => long(letters, 103)),
  }
  expect(lengthOf(text)).toBeGreaterThan(longestSummary - 10)
  const offers: Published['offers'] = [
    'LICENCE',
    'CO_DEVELOPMENT',
    'SPONSORED_RESEARCH',
    'PILOT',
    'INVESTMENT',
    'SPIN_OUT',
  ]
  return { ...text, offers }
}

async function published() {
  const { id: projectId } = await makeProject(server.db, { trl: 6, validatedTrl: 4, department: long('W', 60) })
  const { id } = await makeSummary(server.db, { projectId, status: 'PUBLISHED' })
  return server.db.technologySummary.findUniqueOrThrow({ where: { id }, select: publishedColumns })
}
const drawn = async (versions: readonly Published[]) =>
  summaryPdf(versions, { ...(await paperOf(server.db)), platformName: long('W', 80) }, new Date())

test.each(['W', 'word ', 'W\n', 'الماء ', 'i'])(
  'it is one page with as much of “%s” as there can be',
  async (letters) => {
    expect(pagesIn(await drawn([{ ...(await published()), ...fullOf(letters) }]))).toBe(1)
  },
)

test.each([
  ['word ', 'الماء ', true],
  ['a technology ', 'TRL 7 الماء ', true],
  ['W', 'الماء ', false],
  ['W\n', 'ض ص ', false],
])('it is one page with as much of “%s” and “%s” as there can be, side by side: %s', async (one, other, isInBoth) => {
  const found = await published()
  const [english, arabic] = [one, other].map((letters) => ({ ...found, ...fullOf(letters) })) as [Published, Published]
  for (const reader of ['en', 'ar'] as const) {
    const bytes = await inLanguage(reader, () => drawn([english, arabic]))
    expect(pagesIn(bytes), reader).toBe(1)
    const [page] = await pagesOfPdf(bytes)
    expect(page!.includes('Solution') && page!.includes('الحل'), reader).toBe(isInBoth)
    expect(page).toContain(reader === 'en' ? 'Solution' : 'الحل')
  }
})

const written = {
  headline: 'ماء صالح للشرب من الآبار المالحة',
  problem: 'لا ماء عذبًا في المزارع البعيدة عن الشبكة.',
  solution: 'مقطّر يعمل بحرارة الشمس.',
  alternative: 'تناضح عكسي بمضخات ديزل',
  advantages: 'نصف السعر لكل لتر\nلا غشاء يُستبدل',
}
const translation = (texts: Partial<typeof written>) =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { text, of: '' }]))

const fileFor = async (number: number, reader: string) => {
  const headers = { cookie: `${languageCookie}=${reader}` }
  return (await fetch(`${server.url}/api/technologies/${number}/summary`, { headers })).arrayBuffer()
}

/** What stands on the one page, each from its left end to its right one. */
async function itemsOf(bytes: Uint8Array) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [left, y] = (item.transform as number[]).slice(4) as [number, number]
    return [{ text: item.str, left, right: left + item.width, y }]
  })
}

test.each(['en', 'ar'])(
  'with every text in both languages they stand side by side, for a reader of %s',
  async (reader) => {
    const number = await make('PUBLISHED')
    await server.db.technologySummary.update({ where: { id: number }, data: { translation: translation(written) } })
    const bytes = new Uint8Array(await fileFor(number, reader))
    const [page, ...more] = await pagesOfPdf(bytes)
    expect(more).toEqual([])
    // What is copied has some marks of Arabic beside their letters.
    const closed = (text: string) => text.replaceAll(/[\s\u064B-\u0652]/g, '')
    for (const text of ['Drinking water from brackish wells', 'Half the price per litre', ...Object.values(written)])
      expect(closed(page!)).toContain(closed(text.split('\n')[0]!))
    const items = await itemsOf(bytes)
    const middle = 595 / 2
    for (const { text, left } of items.filter((item) => /\p{Script=Arabic}/u.test(item.text)))
      expect(left, text).toBeGreaterThan(middle)
    const of = (text: string) => items.find((item) => item.text.includes(text))!
    expect(of('Farms far').right).toBeLessThan(middle)
    expect(of('Half the price').right).toBeLessThan(middle)
    expect(of('Problem').y, 'the same part is at the same height').toBe(of('المشكلة').y)
  },
)

test('where a text is missing in one language the file is in that of its reader', async () => {
  const number = await make('PUBLISHED')
  const { alternative: _, ...rest } = written
  await server.db.technologySummary.update({ where: { id: number }, data: { translation: translation(rest) } })
  const [english] = await pagesOfPdf(await fileFor(number, 'en'))
  const [arabic] = await pagesOfPdf(await fileFor(number, 'ar'))
  expect(english).toContain('Drinking water from brackish wells')
  expect(english).not.toMatch(/\p{Script=Arabic}/u)
  expect(arabic).toContain('المالحة')
  expect(arabic).not.toContain('Drinking water from brackish wells')
})
