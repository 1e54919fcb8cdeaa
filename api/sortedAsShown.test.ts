/** Lists by title and name: in each language the order of what its reader is shown, page by page, read from an index. */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { Locale } from '#language'
import { projectRow } from '../prisma/seed/factories/projects.ts'
import { statementsOf } from './database/captured.ts'
import { inLanguage } from './language.ts'
import { lists } from './listField.ts'
import { fillSorted } from './records/fillSorted.jobs.ts'
import { textFor } from './records/translated.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { contextOf, person, run } from './testing/run.ts'
import { letters, ordered, type Named } from './testing/shownOrder.ts'
import { languageOf, printOf } from './translation.ts'
import type { Viewer } from './viewer.ts'

const { db } = await fileDatabase()
const team = await person(db, 'KU_TEAM')
const locales = ['en', 'ar'] as const

beforeEach(async () => {
  await db.project.deleteMany()
})

const document = `query ($first: Int, $after: String, $direction: SortDirection!) {
  projects(first: $first, after: $after, sort: { field: TITLE, direction: $direction }) {
    nodes { number title } pageInfo { hasNextPage endCursor }
  }
}`
interface Page {
  nodes: { number: number; title: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}
const ask = (locale: Locale, as: Viewer, variables: object) =>
  inLanguage(locale, () => run(db, document, { as, variables: { direction: 'ASC', ...variables } }))

/** All projects, page by page. */
async function paged(locale: Locale, direction = 'ASC'): Promise<Named[]> {
  const met: Named[] = []
  for (let after: string | null = null; ;) {
    const { data, errors } = await ask(locale, team, { first: 7, after, direction })
    expect(errors).toEqual([])
    const { nodes, pageInfo } = data!['projects'] as unknown as Page
    met.push(...nodes.map(({ number, title }) => ({ id: number, shown: title })))
    if (!pageInfo.hasNextPage) return met
    after = pageInfo.endCursor
  }
}

const made = (titles: readonly (readonly [first: string, other?: string])[]) =>
  db.project.createManyAndReturn({
    data: titles.map(([title, other]) => ({
      ...projectRow({ title }),
      ...(other ? { translation: { title: { text: other, of: printOf(title) } } } : {}),
    })),
    select: { id: true, title: true, translation: true },
  })

const signs = Array.from(' -“”«»،.0123٠١٢٣')
const english = fc.stringOf(fc.constantFrom(...letters.latin, ...Array.from('ABÉéöÇ'), ...signs), {
  minLength: 1,
  maxLength: 6,
})
const inArabic = fc.stringOf(fc.constantFrom(...letters.arabic, ...letters.forms, ...Array.from('ـَُّ'), ...signs), { minLength: 1, maxLength: 6 }) // prettier-ignore
const text = fc.oneof(english, inArabic, fc.tuple(english, inArabic).map(([one, other]) => `${one} ${other}`)) // prettier-ignore

test('the order of the pages is that of the titles that are shown', { timeout: 60_000 }, async () => {
  const titles = fc.array(fc.tuple(text, fc.option(text, { nil: undefined })), { minLength: 20, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(titles, async (some) => {
      await db.project.deleteMany()
      const records = await made(some)
      for (const locale of locales) {
        const shown = records.map((record) => ({ id: record.id, shown: textFor(record, 'title', locale) }))
        expect(await paged(locale)).toEqual(ordered(shown, locale))
        expect(await paged(locale, 'DESC')).toEqual(ordered(shown, locale).toReversed())
      }
    }),
    { numRuns: 12 },
  )
})

test('one’s own letters come first, signs do not count, and Arabic letters stand where people look for them', async () => {
  await made([
    ['Zinc', 'زنك'],
    ['“Algae” for fuel', 'الطحالب وقودًا'],
    ['5G antennas'],
    ['أغشية'],
    ['إنتاج الهيدروجين', 'Hydrogen'],
    ['Érosion'],
    ['آلات'],
    ['ـبطاريات', 'batteries'],
  ])
  const titles = async (locale: Locale) => (await paged(locale)).map(({ shown }) => shown)
  expect(await titles('en')).toEqual(['5G antennas', '“Algae” for fuel', 'batteries', 'Érosion', 'Hydrogen', 'Zinc', 'أغشية', 'آلات']) // prettier-ignore
  expect(await titles('ar')).toEqual(['5G antennas', 'أغشية', 'آلات', 'الطحالب وقودًا', 'إنتاج الهيدروجين', 'ـبطاريات', 'زنك', 'Érosion']) // prettier-ignore
})

test('a change of either version moves the record', async () => {
  const [one, other] = await made([['B'], ['C']])
  await db.project.update({ where: { id: other!.id }, data: { title: 'A' } })
  expect((await paged('en')).map(({ id }) => id)).toEqual([other!.id, one!.id])
  await db.project.update({
    where: { id: one!.id },
    data: { translation: { title: { text: 'باء', of: printOf('B') } } },
  })
  expect((await paged('ar')).map(({ id }) => id)).toEqual([one!.id, other!.id])
  expect((await paged('en')).map(({ id }) => id)).toEqual([other!.id, one!.id])
})

test('a cursor of one language is none of another', async () => {
  await made([['A'], ['B']])
  const first = (await ask('en', team, { first: 1 })).data!['projects'] as unknown as Page
  const { errors } = await ask('ar', team, { first: 1, after: first.pageInfo.endCursor })
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID' })
})

test('programs sort by the first texts, which they are given', async () => {
  const [zebra, apple] = await made([['Zebra', 'ألف'], ['ياء', 'Apple']]) // prettier-ignore
  const sort = { field: 'TITLE', direction: 'ASC' } as const
  const ids = (more: object) => inLanguage('ar', () => lists.get('projects')!.ids({ ...contextOf(db, team), ...more }, { sort }, 9)) // prettier-ignore
  expect(await ids({})).toEqual([zebra!.id, apple!.id])
  expect(await ids({ readsFirstTexts: true })).toEqual([zebra!.id, apple!.id])
  await db.project.update({ where: { id: zebra!.id }, data: { translation: {} } })
  expect(await ids({})).toEqual([apple!.id, zebra!.id])
  expect(await ids({ readsFirstTexts: true })).toEqual([zebra!.id, apple!.id])
})

test.each(locales)('a page of a long list in %s is read from an index', async (locale) => {
  await db.$executeRawUnsafe(
    `INSERT INTO "Project" ("title", "updatedAt") SELECT 'Project ' || md5(n::text), now() FROM generate_series(1, 3000) AS n`,
  )
  await db.$executeRawUnsafe('ANALYZE "Project"')
  const { endCursor } = ((await ask(locale, team, { first: 25 })).data!['projects'] as unknown as Page).pageInfo
  const statements = await statementsOf(async () => await ask(locale, team, { first: 25, after: endCursor }))
  const pages = statements.filter(({ sql }) => /ORDER BY .*"sort(En|Ar)"/.test(sql))
  expect(pages).toHaveLength(1)
  const [{ sql, args }] = pages as [(typeof pages)[0]]
  const rows = await db.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, ...args)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain(`Project_sort${locale === 'en' ? 'En' : 'Ar'}_id_idx`)
  expect(plan).not.toMatch(/Sort Key|Seq Scan on "?Project/)
})

test('records that are older than the columns are sorted once the job has filled them', async () => {
  const titles = Array.from({ length: 450 }, (_, n) => [`Project ${999 - n}`, `مشروع ${n + 100}`] as const)
  const sorted = await made(titles)
  const columns = { orderBy: { id: 'asc' }, select: { title: true, sortEn: true, sortAr: true } } as const
  const before = await db.project.findMany(columns)
  expect(before[0]).toEqual({ title: 'Project 999', sortEn: 'project 999', sortAr: expect.stringMatching(/ 100$/) })
  await db.$executeRawUnsafe('ALTER TABLE "Project" DISABLE TRIGGER "Project_sort"')
  try {
    await db.$executeRaw`UPDATE "Project" SET "sortEn" = '', "sortAr" = '' WHERE "id" <> ${sorted[7]!.id}`
  } finally {
    await db.$executeRawUnsafe('ALTER TABLE "Project" ENABLE TRIGGER "Project_sort"')
  }
  await fillSorted.perform(db, {})
  expect(await db.project.findMany(columns)).toEqual(before)
})

test('the database tells languages as the server does', async () => {
  const codes = Array.from({ length: 0xfffd }, (_, n) => n + 1).filter((code) => code < 0xd800 || code > 0xdfff)
  const known = codes.filter((code) => [code - 1, code, code + 1].some((one) => languageOf(String.fromCharCode(one))))
  const rows = await db.$queryRawUnsafe<{ code: number; language: Locale | null }[]>(
    'SELECT code, language_of(chr(code)) AS language FROM unnest($1::int[]) AS code',
    known,
  )
  expect(rows.filter(({ code, language }) => language !== languageOf(String.fromCharCode(code)))).toEqual([])
})
