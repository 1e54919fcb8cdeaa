/** At the same moment: one draft of an article, and one version that readers get. */
import { beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const second = await person(db, 'ADMIN')

beforeEach(() => db.helpVersion.deleteMany({}))

const article = { slug: 'welcome', language: 'ENGLISH' as const }
const words = { ...article, title: 'Hello', summary: 'Here', text: 'Begin' }
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
