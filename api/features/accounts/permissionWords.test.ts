/** What the table of permissions says of each permission, kind of record and relation, in each language. */
import { expect, test } from 'vitest'
import * as texts from '#texts/users/roles.js'
import { permissionTable } from '../../access.ts'
import { inLanguage } from '../../language.ts'
import { meaningOf } from '../../permissionWords.ts'
import { permissions } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'

const table = permissionTable()
const relations = new Set(table.flatMap(({ roles }) => roles.map(({ within }) => within)))

test.each([...relations].filter(Boolean))('%s', (within) => {
  expect(texts.cell({ within })).toMatch(/^\p{Lu}/u)
  expect(inLanguage('ar', () => texts.cell({ within }))).toMatch(/\p{Script=Arabic}/u)
})

test.each(permissions)('%s', (permission) => {
  expect(meaningOf(permission)).toMatch(/^\p{Lu}.*[^.]$/u)
  const inArabic = inLanguage('ar', () => meaningOf(permission))
  expect(inArabic).toMatch(/^\p{Script=Arabic}/u)
  // Acronyms alone stay in Latin letters.
  expect(inArabic).not.toMatch(/\p{Ll}/u)
})

test.each(['en', 'ar'] as const)(
  'no two permissions, nor two kinds of records, are called the same (%s)',
  (language) => {
    const rows = inLanguage(language, permissionTable)
    expect(new Set(rows.map(({ meaning }) => meaning)).size).toBe(rows.length)
    const names = new Map(rows.map(({ entity, kind }) => [entity, kind]))
    expect(new Set(names.values()).size).toBe(names.size)
  },
)

test('an administrator reads meanings and kinds in Arabic or in English, as the page is', async () => {
  const { db } = await fileDatabase()
  const as = await person(db, 'ADMIN')
  const read = async (language: 'en' | 'ar') => {
    const { data } = await inLanguage(language, () => run(db, '{ permissionTable { name kind meaning } }', { as }))
    const { permissionTable: rows } = data as unknown as {
      permissionTable: { name: string; kind: string | null; meaning: string }[]
    }
    return rows.filter(({ name }) => ['PROJECT_READ', 'SEARCH'].includes(name))
  }
  expect(await read('ar')).toEqual([
    { name: 'SEARCH', kind: null, meaning: 'البحث في المنصة' },
    { name: 'PROJECT_READ', kind: 'مشروع', meaning: 'الاطلاع على ملخص مشروع' },
  ])
  expect((await read('en')).map(({ kind, meaning }) => [kind, meaning])).toEqual([
    [null, 'Search the platform'],
    ['Project', 'See a project’s summary'],
  ])
})
