/** Help articles of the university's own: who adds them, who reads them and in which language, and what cannot be said of one. */
import { beforeEach, describe, expect, test } from 'vitest'
import { makeHelpArticle } from '../../../prisma/seed/factories/help.ts'
import { inLanguage } from '../../language.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { mostArticles } from './helpArticle.actions.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const reader = await person(db, 'RESEARCHER')
const expert = await person(db, 'EXPERT')

beforeEach(() => db.helpArticle.deleteMany({}))

const words = { title: 'Clean room', summary: 'How to book it', text: '## Begin' }
const whole = { language: 'ENGLISH', ...words, category: 'RESEARCH', type: 'GUIDE', roles: ['RESEARCHER'], pages: [] }
const give = 'article { number slug name title category type roles pages }'
const create = (more: object = {}, as: Viewer | null = admin) =>
  perform(db, 'createHelpArticle', { ...whole, ...more }, { as, give })
const update = (number: number, more: object, as: Viewer | null = admin) =>
  perform(db, 'updateHelpArticle', { id: idOf('HelpArticle', number), ...more }, { as, give })
const remove = (number: number, as: Viewer | null = admin) =>
  perform(db, 'deleteHelpArticle', { id: idOf('HelpArticle', number) }, { as, give: 'deletedId' })
const save = (slug: string, more: object = {}) =>
  perform(db, 'saveHelpDraft', { slug, language: 'ENGLISH', revision: 0, ...words, ...more }, { as: admin })
const reset = (slug: string, language = 'ENGLISH') =>
  perform(db, 'resetHelpArticle', { slug, language }, { as: admin, give: 'version { id }' })
async function publish(slug: string, language: 'ENGLISH' | 'ARABIC' = 'ENGLISH') {
  const { id, revision } = await db.helpVersion.findFirstOrThrow({ where: { slug, language, publishedAt: null } })
  return perform(db, 'publishHelpDraft', { id: idOf('HelpVersion', id), revision }, { as: admin })
}
async function made(more: object = {}): Promise<number> {
  const { data, codes } = await create(more)
  expect(codes).toEqual([])
  return (data!['createHelpArticle'] as unknown as { article: { number: number } }).article.number
}
const offered = async (as: Viewer | null = reader, fields = 'slug language title summary text') =>
  (await run(db, `{ offeredHelpArticles { ${fields} } }`, { as })).data!['offeredHelpArticles'] as unknown as object[]
const refused = (answer: Awaited<ReturnType<typeof create>>) => answer.errors[0]?.extensions['fieldErrors']

test('administrators alone add, change and delete articles, and read the list with drafts', async () => {
  const number = await made()
  const list = '{ helpArticles { number } }'
  const one = `{ helpArticle(number: ${number}) { name } }`
  for (const role of ROLES.filter((other) => other !== 'ADMIN')) {
    const as = await person(db, role)
    for (const asked of [create({}, as), update(number, { type: 'FAQ' }, as), remove(number, as)])
      expect((await asked).codes).toEqual(['FORBIDDEN'])
    expect((await run(db, list, { as })).codes).toEqual(['FORBIDDEN'])
    expect((await run(db, one, { as })).codes).toEqual(['FORBIDDEN'])
  }
  for (const asked of [create({}, null), update(number, { type: 'FAQ' }, null), remove(number, null)])
    expect((await asked).codes).toEqual(['UNAUTHENTICATED'])
  expect((await run(db, list, { as: admin })).data).toEqual({ helpArticles: [{ number }] })
  expect((await run(db, one, { as: admin })).data).toEqual({ helpArticle: { name: 'Clean room' } })
})

test('people of its roles read it once it is published; for all others it is not there', async () => {
  const number = await made()
  const slug = `our-${number}`
  const node = `{ node(id: "${idOf('HelpArticle', number)}") { ... on HelpArticle { title } } }`
  expect(await offered()).toEqual([])
  expect((await run(db, node, { as: reader })).data).toEqual({ node: null })
  expect((await publish(slug)).codes).toEqual([])
  expect(await offered()).toEqual([{ slug, language: 'ENGLISH', ...words }])
  expect((await run(db, node, { as: reader })).data).toEqual({ node: { title: 'Clean room' } })
  for (const as of [expert, await person(db, 'KU_TEAM'), null]) {
    expect(await offered(as)).toEqual([])
    expect((await run(db, node, { as })).data).toEqual({ node: null })
  }
  // It is not among the reworded ones, which everybody is given.
  expect((await run(db, '{ helpWords { slug } }', { as: expert })).data).toEqual({ helpWords: [] })
  expect((await update(number, { roles: [] })).codes).toEqual([])
  expect(await offered(expert, 'slug')).toEqual([{ slug }])
  // Anybody may register.
  expect(await offered(await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' }), 'slug')).toEqual([])
  expect(await offered(null)).toEqual([])
  const name = await run(db, '{ offeredHelpArticles { name } }', { as: reader })
  expect(name.data).toEqual({ offeredHelpArticles: [{ name: null }] })
})

test('each reader is given the version in their language, or else the other one', async () => {
  const number = await made()
  const slug = `our-${number}`
  await publish(slug)
  const inArabic = () => inLanguage('ar', () => offered(reader, 'language title'))
  expect(await inArabic()).toEqual([{ language: 'ENGLISH', title: 'Clean room' }])
  expect((await save(slug, { language: 'ARABIC', title: 'الغرفة النظيفة' })).codes).toEqual([])
  expect(await inArabic()).toEqual([{ language: 'ENGLISH', title: 'Clean room' }])
  await publish(slug, 'ARABIC')
  expect(await inArabic()).toEqual([{ language: 'ARABIC', title: 'الغرفة النظيفة' }])
  expect((await reset(slug)).codes).toEqual([])
  expect(await offered(reader, 'language title')).toEqual([{ language: 'ARABIC', title: 'الغرفة النظيفة' }])
  expect((await reset(slug)).errors[0]!.message).toBe('This article is not published in this language')
  expect((await reset(slug, 'ARABIC')).codes).toEqual([])
  expect(await offered()).toEqual([])
  const audit = await db.auditEntry.findFirstOrThrow({ where: { action: 'resetHelpArticle' }, orderBy: { id: 'desc' } })
  expect(audit.changes).toMatchObject({ article: [null, slug], state: ['Published', 'Withdrawn'] })
})

test('versions stay, with who and when, and nothing of the product is said to have changed under them', async () => {
  const slug = `our-${await made()}`
  await publish(slug)
  await save(slug, { title: 'Second' })
  await publish(slug)
  const asked = `{ helpVersions(slug: "${slug}") { title current productChanged publishedBy { name } } }`
  const publishedBy = { name: admin.name }
  expect((await run(db, asked, { as: admin })).data!['helpVersions']).toEqual([
    { title: 'Second', current: true, productChanged: false, publishedBy },
    { title: 'Clean room', current: false, productChanged: false, publishedBy },
  ])
})

test('pages are kept as their routes write them, and one that there is not is named', async () => {
  const pages = ['/projects/12?tab=files', '/projects/list', '/projects/7']
  const number = await made({ pages })
  const kept = async () => (await db.helpArticle.findUniqueOrThrow({ where: { id: number } })).pages
  expect(await kept()).toEqual(['/projects/:id', '/projects/list'])
  const refusal = await update(number, { pages: ['/projects/list', '/nowhere'] })
  expect(refused(refusal)).toEqual({ pages: 'There is no page /nowhere' })
  expect((await update(number, { pages: ['/projects/:id', '/settings'] })).codes).toEqual([])
  expect(await kept()).toEqual(['/projects/:id', '/settings'])
  expect(refused(await update(number, { pages: ['projects'] }))).toEqual({
    'pages[0]': 'Start each page with /, such as /projects',
  })
})

test('a published one is withdrawn before it is deleted, with all its versions', async () => {
  const number = await made()
  await publish(`our-${number}`)
  expect((await remove(number)).codes).toEqual(['CONFLICT'])
  await reset(`our-${number}`)
  expect((await remove(number)).codes).toEqual([])
  expect(await db.helpVersion.count({ where: { slug: `our-${number}` } })).toBe(0)
  expect((await remove(number)).codes).toEqual(['NOT_FOUND'])
  expect((await update(number, { type: 'FAQ' })).codes).toEqual(['NOT_FOUND'])
  expect((await save(`our-${number}`)).codes).toEqual(['NOT_FOUND'])
  const audit = await db.auditEntry.findMany({
    where: { entity: 'HelpArticle', entityId: number },
    orderBy: { id: 'asc' },
  })
  expect(audit.map(({ action, changes }) => [action, changes])).toEqual([
    ['createHelpArticle', { title: [null, 'Clean room'] }],
    ['deleteHelpArticle', { title: ['Clean room', null] }],
  ])
})

describe('what is written', () => {
  test.each([
    ['no title', { title: ' ' }, { title: 'Enter a title' }],
    ['too long a title', { title: 'x'.repeat(161) }, { title: expect.stringContaining('160') }],
    ['no category', { category: null }, { category: 'Choose a category' }],
    ['no type', { type: undefined }, { type: 'Choose a type' }],
  ])('with %s is refused', async (_, more, fieldErrors) => {
    const { errors } = await create(more)
    expect(errors[0]!.extensions).toMatchObject({ code: 'INVALID', fieldErrors })
  })

  test('is refused beyond a number of articles', async () => {
    await db.helpArticle.createMany({
      data: Array.from({ length: mostArticles }, () => ({ category: 'TIPS', type: 'FAQ' })),
    })
    expect((await create()).codes).toEqual(['CONFLICT'])
  })

  test('is named by what is left of it: a draft, an earlier version, its name in links', async () => {
    const { id } = await makeHelpArticle(db, {}, null)
    const name = async () => (await run(db, '{ helpArticles { name title } }', { as: admin })).data!['helpArticles']
    expect(await name()).toEqual([{ name: `our-${id}`, title: null }])
    await save(`our-${id}`)
    expect(await name()).toEqual([{ name: 'Clean room', title: null }])
  })
})
