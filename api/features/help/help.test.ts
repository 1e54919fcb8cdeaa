/** Words of help articles: who may write them, that readers get what is published, and the way back to the product's own. */
import { beforeEach, describe, expect, test } from 'vitest'
import { helpArticles } from '../../__generated__/features/helpArticles.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN', { name: 'Ann Admin' })
const second = await person(db, 'ADMIN', { name: 'Bea Admin' })
const reader = await person(db, 'RESEARCHER')

beforeEach(() => db.helpVersion.deleteMany({}))

const article = { slug: 'welcome', language: 'ENGLISH' }
const words = { title: 'Hello', summary: 'What is here', text: '## Begin\n\nHere <b>it</b> is.' }
const give = 'version { id revision current productChanged publishedAt writtenBy { name } publishedBy { name } }'
const save = (more: object = {}, as: Viewer | null = admin) =>
  perform(db, 'saveHelpDraft', { ...article, revision: 0, ...words, ...more }, { as, give })
const publish = (id: number, revision: number, as: Viewer | null = admin) =>
  perform(db, 'publishHelpDraft', { id: idOf('HelpVersion', id), revision }, { as, give })
const discard = (id: number, as: Viewer | null = admin) =>
  perform(db, 'deleteHelpDraft', { id: idOf('HelpVersion', id) }, { as, give: 'deletedId' })
const reset = (more: object = {}, as: Viewer | null = admin) =>
  perform(db, 'resetHelpArticle', { ...article, ...more }, { as, give })
const draft = (language: 'ENGLISH' | 'ARABIC' = 'ENGLISH') =>
  db.helpVersion.findFirstOrThrow({ where: { language, publishedAt: null } })
async function published(more: object = {}) {
  expect((await save(more)).codes).toEqual([])
  const { id, revision } = await draft()
  expect((await publish(id, revision)).codes).toEqual([])
  return id
}
const read = async (as: Viewer | null = reader) =>
  run(db, '{ helpWords { slug language title summary text publishedAt } }', { as })
const shown = async () =>
  ((await read()).data!['helpWords'] as unknown as { title: string }[]).map(({ title }) => title)

test('administrators alone write, publish and discard; everybody who is signed in reads what is published', async () => {
  const id = await published()
  expect((await save({ title: 'Next' })).codes).toEqual([])
  const next = await draft()
  for (const role of ROLES.filter((one) => one !== 'ADMIN')) {
    const as = await person(db, role)
    for (const asked of [save({}, as), publish(next.id, 1, as), discard(next.id, as), reset({}, as)])
      expect((await asked).codes).toEqual(['FORBIDDEN'])
    expect((await run(db, '{ helpEdits { slug } }', { as })).codes).toEqual(['FORBIDDEN'])
    expect((await run(db, '{ helpVersions(slug: "welcome") { slug } }', { as })).codes).toEqual(['FORBIDDEN'])
    expect((await run(db, `{ node(id: "${idOf('HelpVersion', id)}") { id } }`, { as })).data).toEqual({ node: null })
    expect((await read(as)).data!['helpWords']).toMatchObject([{ ...article, ...words }])
  }
  for (const asked of [save({}, null), publish(next.id, 1, null), discard(next.id, null), reset({}, null)])
    expect((await asked).codes).toEqual(['UNAUTHENTICATED'])
  expect((await read(null)).data).toEqual({ helpWords: [] })
})

test('a draft is nobody else’s until it is published; earlier versions stay, with who and when', async () => {
  const first = await published()
  expect((await save({ title: 'Second', revision: 0 }, second)).codes).toEqual([])
  expect(await shown()).toEqual(['Hello'])
  const { id, revision } = await draft()
  expect((await publish(id, revision, second)).codes).toEqual([])
  expect(await shown()).toEqual(['Second'])
  const { data } = await run(
    db,
    '{ helpVersions(slug: "welcome") { number title current publishedAt publishedBy { name } writtenBy { name } } }',
    { as: admin },
  )
  expect(data!['helpVersions']).toMatchObject([
    { number: id, title: 'Second', current: true, publishedBy: { name: 'Bea Admin' } },
    { number: first, title: 'Hello', current: false, publishedBy: { name: 'Ann Admin' } },
  ])
  const audit = await db.auditEntry.findMany({ where: { entity: 'HelpVersion' }, orderBy: { id: 'desc' }, take: 2 })
  expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['publishHelpDraft', second.id],
    ['saveHelpDraft', second.id],
  ])
  expect(audit[0]!.changes).toMatchObject({ article: [null, 'welcome'], state: ['Draft', 'Published'] })
})

test('English and Arabic are worded apart, and each goes back to the product’s own', async () => {
  await published()
  expect((await save({ language: 'ARABIC', title: 'مرحبا' })).codes).toEqual([])
  const { id, revision } = await draft('ARABIC')
  expect((await publish(id, revision)).codes).toEqual([])
  expect(await shown()).toEqual(['Hello', 'مرحبا'])
  expect((await reset()).codes).toEqual([])
  expect(await shown()).toEqual(['مرحبا'])
  expect((await reset()).codes).toEqual(['CONFLICT'])
  expect(await db.helpVersion.count({})).toBe(2)
  expect((await reset({ language: 'ARABIC' })).codes).toEqual([])
  expect(await shown()).toEqual([])
})

test('who saves or publishes after somebody else is told', async () => {
  expect((await save()).codes).toEqual([])
  expect((await save({ title: 'Other' }, second)).codes).toEqual(['CONFLICT'])
  expect((await save({ title: 'Other', revision: 1 }, second)).codes).toEqual([])
  expect((await save({ title: 'Late', revision: 1 })).codes).toEqual(['CONFLICT'])
  const { id, title } = await draft()
  expect(title).toBe('Other')
  expect((await publish(id, 1)).codes).toEqual(['CONFLICT'])
  expect(await shown()).toEqual([])
  expect((await publish(id, 2)).codes).toEqual([])
  expect((await publish(id, 2)).codes).toEqual(['CONFLICT'])
  expect((await discard(id)).codes).toEqual(['CONFLICT'])
  expect((await save({ revision: 2 })).codes).toEqual(['CONFLICT'])
})

test('a discarded draft is gone, and what readers get stays', async () => {
  await published()
  await save({ title: 'Never' })
  const { id } = await draft()
  expect((await discard(id)).codes).toEqual([])
  expect((await discard(id)).codes).toEqual(['NOT_FOUND'])
  expect(await shown()).toEqual(['Hello'])
})

describe('what is written', () => {
  test.each([
    ['no title', { title: ' ' }, { title: 'Enter a title' }],
    ['no summary', { summary: '' }, { summary: 'Enter a summary' }],
    ['no text', { text: '' }, { text: 'Enter the text' }],
    ['no name', { slug: '../secrets' }, { slug: 'Choose an article' }],
  ])('with %s is refused', async (_, more, fieldErrors) => {
    expect((await save(more)).errors[0]!.extensions).toMatchObject({ code: 'INVALID', fieldErrors })
  })

  test('about an article that there is not is refused', async () => {
    expect((await save({ slug: 'nothing' })).codes).toEqual(['NOT_FOUND'])
  })

  test('is held against the product’s own text in the same language', async () => {
    await save({ language: 'ARABIC' })
    expect((await draft('ARABIC')).basedOn).toBe(helpArticles.ARABIC['welcome'])
    expect(helpArticles.ARABIC['welcome']).not.toBe(helpArticles.ENGLISH['welcome'])
    const edits = async () => (await run(db, '{ helpEdits { productChanged } }', { as: admin })).data!['helpEdits']
    expect(await edits()).toEqual([{ productChanged: false }])
    await db.helpVersion.updateMany({ data: { basedOn: helpArticles.ENGLISH['welcome']! } })
    expect(await edits()).toEqual([{ productChanged: true }])
  })

  test('says when the product’s own text has changed since', async () => {
    const id = await published()
    const edits = async () => (await run(db, '{ helpEdits { productChanged } }', { as: admin })).data!['helpEdits']
    expect(await edits()).toEqual([{ productChanged: false }])
    const { basedOn } = await db.helpVersion.findUniqueOrThrow({ where: { id } })
    expect(basedOn).toBe(helpArticles.ENGLISH['welcome'])
    await db.helpVersion.update({ where: { id }, data: { basedOn: 'an earlier one' } })
    expect(await edits()).toEqual([{ productChanged: true }])
    await save()
    const { id: next, revision } = await draft()
    await publish(next, revision)
    expect(await edits()).toEqual([{ productChanged: false }])
  })
})
