/** Texts in both languages: who writes them, who is shown which, and that they are found. */
import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeSummary } from '../../../prisma/seed/factories/technologies.ts'
import { contextFor } from '../../context.ts'
import { technologyHead } from '../../http/technologyHead.ts'
import { inLanguage } from '../../language.ts'
import { schema } from '../../schema.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { findPublished, publishedFor } from '../summaries/published.ts'
import { kinds, search } from '../search/hits.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada Lovelace' })
const other = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const company = await person(db, 'INDUSTRY')

const arabic = { title: 'تحلية المياه بالطاقة الشمسية', description: 'أغشية تعمل بالشمس' }
const english = { title: 'Solar desalination', description: 'Membranes driven by the sun', abstract: 'In short' }
const project = (more: object = {}) => makeProject(db, { ownerId: ada.id, ...english, ...more })

const translate = (as: Viewer | null, entity: string, id: number, texts: object) =>
  perform(db, 'updateTranslation', { recordId: idOf(entity, id), ...texts }, { as, give: 'recordId' })
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof perform>>) => errors[0]?.extensions['fieldErrors'] ?? {}

interface Read {
  title: string
  first: string
  arabic: string
  canTranslate: boolean
  translation: {
    language: string
    isWritten: boolean
    texts: { name: string; first: string; text: string; isOutdated: boolean }[]
  }
}
const document = `query ($id: ID!) { node(id: $id) { ... on Project {
  title first: title(version: FIRST) arabic: title(version: ARABIC) canTranslate
  translation { language isWritten texts { name first text isOutdated } }
} } }`
const read = async (as: Viewer | null, id: number, language: 'en' | 'ar' = 'en') => {
  const asked = () => run(db, document, { as, variables: { id: idOf('Project', id) } })
  return (await inLanguage(language, asked)).data!['node'] as unknown as Read
}

test('a reader of Arabic is shown what the owner wrote in Arabic, everybody else the first text', async () => {
  const { id } = await project()
  expect((await translate(ada, 'Project', id, arabic)).codes).toEqual([])
  expect(await read(ada, id)).toMatchObject({
    title: english.title,
    arabic: arabic.title,
    canTranslate: true,
    translation: { language: 'ARABIC', isWritten: true },
  })
  expect(await read(ada, id, 'ar')).toMatchObject({ title: arabic.title, first: english.title })
  // The abstract has no Arabic text.
  expect((await read(ada, id)).translation.texts).toMatchObject([
    { name: 'title', first: english.title, text: arabic.title, isOutdated: false },
    { name: 'abstract', first: english.abstract, text: '', isOutdated: false },
    { name: 'description', first: english.description, text: arabic.description, isOutdated: false },
  ])
})

test('what was first written in Arabic has an English version', async () => {
  const { id } = await project(arabic)
  expect((await translate(ada, 'Project', id, { title: english.title })).codes).toEqual([])
  expect(await read(ada, id)).toMatchObject({ title: english.title, first: arabic.title })
  expect((await read(ada, id)).translation.language).toBe('ENGLISH')
  expect((await read(ada, id, 'ar')).title).toBe(arabic.title)
})

test('each text has the version that it lacks, also where a name is in other letters than the rest', async () => {
  const grace = await person(db, 'RESEARCHER', { name: 'Grace' })
  await perform(db, 'updateProfile', { bio: 'تعمل على المترجمات' }, { as: grace })
  const written = { name: 'غريس', bio: 'Works on compilers' }
  expect((await translate(grace, 'User', grace.id, written)).codes).toEqual([])
  const seen = '{ viewer { person { name bio } } }'
  expect((await run(db, seen, { as: grace })).data).toMatchObject({
    viewer: { person: { name: 'Grace', bio: written.bio } },
  })
  expect((await inLanguage('ar', () => run(db, seen, { as: grace }))).data).toMatchObject({
    viewer: { person: { name: written.name, bio: 'تعمل على المترجمات' } },
  })
  expect(fieldsOf(await translate(grace, 'User', grace.id, { bio: 'مترجمات' }))).toEqual({
    bio: 'Write this in English',
  })
})

test('programs are given the first text unless they ask for another one', async () => {
  const { id } = await project()
  await translate(ada, 'Project', id, arabic)
  const asProgram = { ...contextOf(db, ada), readsFirstTexts: true }
  const variableValues = { id: idOf('Project', id) }
  const answer = await inLanguage('ar', () =>
    graphql({ schema, source: document, variableValues, contextValue: asProgram }),
  )
  expect(answer.data!['node']).toMatchObject({ title: english.title, arabic: arabic.title })
  const caller = { credential: null, sameOrigin: true, address: '', userAgent: '' }
  const apiKey = { id: 1, scopes: [] } as never
  expect(contextFor(db, caller, { viewer: ada, apiKey }).readsFirstTexts).toBe(true)
  expect(contextFor(db, { ...caller, documented: true }, { viewer: ada }).readsFirstTexts).toBe(true)
  expect(contextFor(db, caller, { viewer: ada }).readsFirstTexts).toBe(false)
})

test('a text in the language of the first one, of another kind, or of nothing is refused by its field, and nothing is kept', async () => {
  const { id } = await project({ abstract: '' })
  const refused = await translate(ada, 'Project', id, { ...arabic, title: 'Solar kiln', bio: 'نبذة', abstract: 'ملخص' })
  expect(refused.codes).toEqual(['INVALID'])
  expect(fieldsOf(refused)).toEqual({
    title: 'Write this in Arabic',
    bio: 'This record has no such field',
    abstract: 'Write the original text first',
  })
  expect((await read(ada, id)).translation.isWritten).toBe(false)
  expect(fieldsOf(await translate(ada, 'Project', id, { title: 'ع'.repeat(301) }))).toHaveProperty('title')
})

test('it says which text was changed since, until it is written again; an empty text is removed', async () => {
  const { id } = await project()
  await translate(ada, 'Project', id, arabic)
  await perform(db, 'updateProject', { id: idOf('Project', id), title: 'Solar kiln' }, { as: ada })
  const outdated = async () =>
    (await read(ada, id)).translation.texts.filter(({ isOutdated }) => isOutdated).map(({ name }) => name)
  expect(await outdated()).toEqual(['title'])
  await translate(ada, 'Project', id, { title: arabic.title })
  expect(await outdated()).toEqual([])
  await translate(ada, 'Project', id, { title: '', description: '' })
  expect((await read(ada, id, 'ar')).title).toBe('Solar kiln')
  expect((await db.project.findUniqueOrThrow({ where: { id } })).translation).toBeNull()
  const entries = await db.auditEntry.count({ where: { entity: 'Project', entityId: id, action: 'updateTranslation' } })
  expect(entries).toBe(3)
})

test('of two who translate one field at the same moment the second is refused, and reads what the first wrote', async () => {
  const { id } = await project()
  const editor = await person(db, 'RESEARCHER')
  await db.projectMember.create({ data: { projectId: id, userId: editor.id, role: 'EDITOR' } })
  const write = (as: Viewer, title: string) => translate(as, 'Project', id, { title, was: { title: '' } })
  const results = await atOnce(db, 'Project', id, [() => write(ada, 'تحلية'), () => write(editor, 'تقطير')])
  expect(codesOf(results).flat()).toEqual(['CONFLICT'])
  const kept = (await read(ada, id)).translation.texts[0]!.text
  const [refused] = results.flatMap((one) => (one.status === 'fulfilled' && one.value.codes.length ? [one.value] : []))
  expect(fieldsOf(refused!)).toEqual({
    title: `Someone else changed this to “${kept}” while you were editing. Save again to replace it.`,
  })
  // Different fields do not stand in each other’s way.
  expect((await translate(editor, 'Project', id, { description: 'أغشية', was: { description: '' } })).codes).toEqual([])
  expect((await read(ada, id)).translation.texts[0]!.text).toBe(kept)
})

test('that a text still matches is confirmed only of the text that was read', async () => {
  const { id } = await project()
  await translate(ada, 'Project', id, arabic)
  await perform(db, 'updateProject', { id: idOf('Project', id), title: 'Solar kiln' }, { as: ada })
  const confirm = () => translate(ada, 'Project', id, { title: arabic.title, was: { title: arabic.title } })
  expect((await confirm()).codes).toEqual([])
  expect((await read(ada, id)).translation.texts[0]).toMatchObject({ text: arabic.title, isOutdated: false })
  await translate(ada, 'Project', id, { title: 'أتون شمسي' })
  expect((await confirm()).codes).toEqual(['CONFLICT'])
  expect((await read(ada, id)).translation.texts[0]).toMatchObject({ text: 'أتون شمسي' })
})

test('who may not change a record writes no other version of it, and reads none of what is closed to him', async () => {
  const { id } = await project({ visibleToResearchers: true, status: 'ACTIVE' })
  await translate(ada, 'Project', id, { ...arabic, abstract: 'باختصار' })
  for (const [as, code] of [
    [other, 'NOT_FOUND'],
    [company, 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const)
    expect((await translate(as, 'Project', id, { title: 'آخر' })).codes).toEqual([code])
  // Other researchers see the project, and not its abstract.
  const seen = await read(other, id)
  expect(seen).toMatchObject({ canTranslate: false, arabic: arabic.title })
  expect(seen.translation.texts.map(({ name }) => name)).toEqual(['title', 'description'])
  const finds = async (as: Viewer, text: string) => {
    const { data } = await run(db, `{ projects(filter: { search: "${text}" }) { totalCount } }`, { as })
    const hits = (await search(text, kinds, contextOf(db, as))).get('projects') ?? []
    return [(data as unknown as { projects: { totalCount: number } }).projects.totalCount, hits.length]
  }
  expect(await finds(other, 'باختصار'), 'no search tells its words').toEqual([0, 0])
  expect(await finds(other, 'أغشية')).toEqual([1, 1])
  expect(await read(company, id)).toBeNull()
  expect((await translate(other, 'User', ada.id, { name: 'آدا' })).codes).toEqual(['NOT_FOUND'])
  expect((await translate(ada, 'User', ada.id, { name: 'آدا لوفليس' })).codes).toEqual([])
})

test('copies of a record have both versions', async () => {
  const words = { title: 'Kite', description: 'Power', category: 'ENERGY', submitterId: ada.id }
  const idea = await db.idea.create({ data: words })
  await translate(ada, 'Idea', idea.id, { title: 'طائرة ورقية', description: 'طاقة' })
  await db.idea.update({ where: { id: idea.id }, data: { status: 'VALIDATED', validatedAt: new Date() } })
  const made = async (name: string, entity: string, id: number, as: Viewer) =>
    expect((await perform(db, name, { id: idOf(entity, id) }, { as })).codes, name).toEqual([])
  await made('createIdeaVersion', 'Idea', idea.id, ada)
  await made('convertIdea', 'Idea', idea.id, ada)
  const { translation } = await db.idea.findUniqueOrThrow({ where: { id: idea.id } })
  expect(translation).toHaveProperty('title.text', 'طائرة ورقية')
  expect(await db.idea.findFirst({ where: { previousId: idea.id } })).toMatchObject({ translation })
  expect(await db.project.findFirst({ where: { idea: { id: idea.id } } })).toMatchObject({ translation })
  const challenge = await db.challenge.create({
    data: { title: 'Salt', description: 'Too much', problemStatement: 'Salt', ownerId: company.id },
  })
  await translate(company, 'Challenge', challenge.id, { title: 'ملح' })
  await made('duplicateChallenge', 'Challenge', challenge.id, company)
  expect(await db.challenge.findFirst({ orderBy: { id: 'desc' } })).toHaveProperty('translation.title.text', 'ملح')
})

test('what is locked stays as it is in both languages', async () => {
  const words = { title: 'Kite', description: 'Power', category: 'ENERGY' }
  const idea = await db.idea.create({ data: { ...words, submitterId: ada.id, status: 'VALIDATED' } })
  expect((await translate(ada, 'Idea', idea.id, { title: 'طائرة ورقية' })).codes).toEqual(['CONFLICT'])
  const { id } = await db.challenge.create({
    data: { title: 'Salt', description: 'Too much', problemStatement: 'Salt', ownerId: company.id, status: 'OPEN' },
  })
  expect((await translate(company, 'Challenge', id, { problemStatement: 'الملح' })).codes).toEqual(['CONFLICT'])
  expect((await translate(team, 'Challenge', id, { problemStatement: 'الملح' })).codes).toEqual([])
  expect((await translate(company, 'Challenge', id, { title: 'تحدٍّ' })).codes).toEqual([])
})

test('the owner agrees to both versions of a technology summary, and visitors read theirs', async () => {
  const { id: projectId } = await project()
  const texts = { headline: 'Clean water', advantages: ['Cheap', 'Quiet'] }
  const { id } = await makeSummary(db, { projectId, status: 'AGREED', ...texts })
  const written = { headline: 'مياه نظيفة', advantages: 'رخيصة\nهادئة' }
  const { revision } = await db.technologySummary.findUniqueOrThrow({ where: { id } })
  expect((await translate(team, 'TechnologySummary', id, written)).codes).toEqual([])
  const after = await db.technologySummary.findUniqueOrThrow({ where: { id } })
  expect(after).toMatchObject({ status: 'DRAFT', revision: revision + 1, agreedAt: null })
  const long = {
    problem: 'م'.repeat(800),
    solution: 'ح'.repeat(1_000),
    sought: 'ط'.repeat(300),
    headline: 'ع'.repeat(120),
  }
  await db.technologySummary.update({ where: { id }, data: { problem: 'P', solution: 'S', sought: 'T' } })
  const tooLong = await translate(team, 'TechnologySummary', id, { ...long, advantages: 'غ'.repeat(990) })
  expect(fieldsOf(tooLong)).toHaveProperty('solution')
  await db.technologySummary.update({
    where: { id },
    data: { status: 'PUBLISHED', agreedAt: new Date(), publishedAt: new Date() },
  })
  await db.project.update({ where: { id: projectId }, data: { status: 'ACTIVE' } })
  expect((await translate(team, 'TechnologySummary', id, { headline: 'غيره' })).codes).toEqual(['CONFLICT'])
  const visitor = `{ publishedTechnologies(filter: { search: "نظيفه" }) { technologies { headline advantages } } }`
  const { data } = await inLanguage('ar', () => run(db, visitor, { as: null }))
  expect(data).toMatchObject({
    publishedTechnologies: { technologies: [{ headline: written.headline, advantages: ['رخيصة', 'هادئة'] }] },
  })
  const head = () => technologyHead(db)(`/technologies/${id}`)
  expect((await inLanguage('ar', head))!.title).toContain(written.headline)
  expect((await head())!.title).toContain(texts.headline)
  const asFile = publishedFor((await findPublished(db, id))!, 'ar')
  expect(asFile).toMatchObject({ headline: written.headline, advantages: ['رخيصة', 'هادئة'], problem: 'P' })
})

test.each(['تحلية المياه', 'المياة', 'بالطاقه الشمسيه', 'اغشيه'])(
  '%s is found as it is written in Arabic',
  async (text) => {
    const { id } = await project({ title: `Unlike ${text.length}`, description: 'Nothing' })
    await translate(ada, 'Project', id, arabic)
    const hits = await search(text, kinds, contextOf(db, ada))
    expect(hits.get('projects')?.map((hit) => hit.id)).toContain(id)
  },
)

test('a list is searched in both languages, and people by either spelling of their names', async () => {
  const { id } = await project({ title: 'Kiln', description: 'Nothing' })
  await translate(ada, 'Project', id, { title: 'فرن يعمل بالشمس' })
  await translate(ada, 'User', ada.id, { name: 'آدا لوفليس' })
  const list = `{ projects(filter: { search: "فرن" }) { nodes { title } } users(filter: { search: "لوفليس" }) { nodes { name } } }`
  const { data } = await run(db, list, { as: ada })
  expect(data).toMatchObject({ projects: { nodes: [{ title: 'Kiln' }] }, users: { nodes: [{ name: 'Ada Lovelace' }] } })
  const { data: inArabic } = await inLanguage('ar', () => run(db, list, { as: ada }))
  expect(inArabic).toMatchObject({
    projects: { nodes: [{ title: 'فرن يعمل بالشمس' }] },
    users: { nodes: [{ name: 'آدا لوفليس' }] },
  })
  const found = await search('لوفليس', kinds, contextOf(db, ada))
  expect(found.get('people')?.map((hit) => hit.id)).toContain(ada.id)
})
