/** At the same moment: one draft of an article, and one version that readers get; what is deleted is not published as well. */
import { beforeEach, expect, test } from 'vitest'
import { makeHelpArticle } from '../../../prisma/seed/factories/help.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'
import { mostArticles } from './helpArticle.actions.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const second = await person(db, 'ADMIN')

beforeEach(() => db.helpVersion.deleteMany({}))

const article = { slug: 'welcome', language: 'ENGLISH' as const }
const text = { title: 'Hello', summary: 'Here', text: 'Begin' }
const words = { ...article, ...text }
const save = (revision: number, as = admin) =>
  perform(db, 'saveHelpDraft', { ...words, revision }, { as, give: 'version { id }' })
const publish = (id: number, as = admin) =>
  perform(db, 'publishHelpDraft', { id: idOf('HelpVersion', id), revision: 1 }, { as, give: 'version { id }' })
const codesOf = async (asked: Promise<{ codes: string[] }>[]) =>
  (await Promise.all(asked)).map(({ codes }) => codes.join()).toSorted()

test('two who begin a draft make one, and the other is told', async () => {
  expect(await codesOf([save(0), save(0, second)])).toEqual(['', 'CONFLICT'])
  expect(await codesOf([save(1), save(1, second)])).toEqual(['', 'CONFLICT'])
  expect(await db.helpVersion.count()).toBe(1)
})

test('a draft is published once, and one version is shown', async () => {
  const old = { ...words, basedOn: '', publishedAt: new Date(), current: true }
  await db.helpVersion.create({ data: old })
  await save(0)
  const { id } = await db.helpVersion.findFirstOrThrow({ where: { publishedAt: null } })
  const reset = () => perform(db, 'resetHelpArticle', article, { as: second, give: 'version { id }' })
  const [one, other] = await Promise.all([publish(id), publish(id, second), reset()])
  expect([one.codes.join(), other.codes.join()].toSorted()).toEqual(['', 'CONFLICT'])
  expect(await db.helpVersion.count({ where: { current: true } })).toBeLessThanOrEqual(1)
  await expect(db.helpVersion.createMany({ data: [old, old] })).rejects.toThrow()
})

test('an own article is published or deleted', async () => {
  const { id } = await makeHelpArticle(db, {}, { publishedAt: null, current: false })
  const { id: draft } = await db.helpVersion.findFirstOrThrow({ where: { articleId: id } })
  const remove = perform(db, 'deleteHelpArticle', { id: idOf('HelpArticle', id) }, { as: second, give: 'deletedId' })
  const [published, removed] = await Promise.all([publish(draft), remove])
  const there = await db.helpArticle.findUnique({ where: { id }, include: { versions: true } })
  if (published.codes.length) expect([published.codes, there]).toEqual([['NOT_FOUND'], null])
  else expect([removed.codes, there?.versions[0]?.current]).toEqual([['CONFLICT'], true])
})

test('the last of the articles that there may be is added once', async () => {
  await db.helpArticle.deleteMany({})
  const head = { category: 'TIPS', type: 'FAQ' } as const
  await db.helpArticle.createMany({ data: Array.from({ length: mostArticles - 1 }, () => head) })
  const create = (as = admin) => perform(db, 'createHelpArticle', { ...text, ...head, language: 'ENGLISH' }, { as })
  expect(await codesOf([create(), create(second)])).toEqual(['', 'CONFLICT'])
})
