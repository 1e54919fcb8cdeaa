/** First steps that the university adds: who writes them, whose they are, where they may lead, and that each person ticks off their own. */
import { beforeEach, describe, expect, test } from 'vitest'
import { makeUniversityStep } from '../../../prisma/seed/factories/firstSteps.ts'
import { makeHelpArticle } from '../../../prisma/seed/factories/help.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'
import { mostSteps } from './universityStep.actions.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const ada = await person(db, 'RESEARCHER')
const badr = await person(db, 'RESEARCHER')
const expert = await person(db, 'EXPERT')

beforeEach(async () => {
  await db.universityStep.deleteMany({})
  await db.helpArticle.deleteMany({})
})

const whole = {
  title: 'Meet your liaison',
  note: 'She knows every company.',
  titleArabic: 'قابل منسقتك',
  noteArabic: 'تعرف كل شركة.',
  link: '/researchers/projects',
  roles: ['RESEARCHER'],
}
const give = 'step { title link roles archivedAt }'
const create = (more: object = {}, as: Viewer | null = admin) =>
  perform(db, 'createUniversityStep', { ...whole, ...more }, { as, give })
const on = (name: string, number: number, more: object = {}, as: Viewer | null = admin) =>
  perform(db, name, { id: idOf('UniversityStep', number), ...more }, { as, give })
const mark = (number: number, done: boolean, as: Viewer | null = ada) =>
  perform(db, 'markUniversityStep', { id: idOf('UniversityStep', number), done }, { as, give: 'step { done }' })
async function shownTo({ id }: Viewer) {
  const as = await db.user.findUniqueOrThrow({ where: { id }, select: viewerColumns })
  const { data } = await run(db, '{ viewer { universitySteps { title done } } }', { as })
  return (data!['viewer'] as unknown as { universitySteps: object[] }).universitySteps
}
const listed = async () =>
  (await run(db, '{ universitySteps { title doneCount } }', { as: admin })).data!['universitySteps']
const refused = (answer: Awaited<ReturnType<typeof create>>) => answer.errors[0]?.extensions['fieldErrors']

test('administrators alone add, change, archive and list steps', async () => {
  const { id } = await makeUniversityStep(db)
  const { id: archived } = await makeUniversityStep(db, { archivedAt: new Date() })
  const asked = (as: Viewer | null) => [
    create({}, as),
    on('updateUniversityStep', id, { title: 'Other' }, as),
    on('archiveUniversityStep', id, {}, as),
    on('unarchiveUniversityStep', archived, {}, as),
  ]
  for (const role of ROLES.filter((one) => one !== 'ADMIN')) {
    const as = await person(db, role)
    for (const one of asked(as)) expect((await one).codes).toEqual(['FORBIDDEN'])
    expect((await run(db, '{ universitySteps { title } }', { as })).codes).toEqual(['FORBIDDEN'])
  }
  for (const one of asked(null)) expect((await one).codes).toEqual(['UNAUTHENTICATED'])
  for (const one of asked(admin)) expect((await one).codes).toEqual([])
})

test('a step is that of its roles, in the order in which steps were added, until it is archived or the steps are put away', async () => {
  expect((await create()).codes).toEqual([])
  expect((await create({ title: 'Get a card', roles: ['RESEARCHER', 'EXPERT'], link: '/settings' })).codes).toEqual([])
  const both = [
    { title: 'Meet your liaison', done: false },
    { title: 'Get a card', done: false },
  ]
  expect(await shownTo(ada)).toEqual(both)
  expect(await shownTo(expert)).toEqual([both[1]])
  expect(await shownTo(admin)).toEqual([])
  const waiting = await person(db, 'RESEARCHER', { status: 'PENDING_VERIFICATION' })
  expect(await shownTo(waiting)).toEqual([])
  const [first] = await db.universityStep.findMany({ orderBy: { id: 'asc' } })
  const node = `{ node(id: "${idOf('UniversityStep', first!.id)}") { ... on UniversityStep { title roles doneCount } } }`
  expect((await run(db, node, { as: expert })).data).toEqual({ node: null })
  expect((await run(db, node, { as: ada })).data).toEqual({
    node: { title: 'Meet your liaison', roles: null, doneCount: null },
  })
  expect((await on('archiveUniversityStep', first!.id)).codes).toEqual([])
  expect((await on('archiveUniversityStep', first!.id)).codes).toEqual(['CONFLICT'])
  expect(await shownTo(ada)).toEqual([both[1]])
  expect((await run(db, node, { as: ada })).data).toEqual({ node: null })
  expect((await on('unarchiveUniversityStep', first!.id)).codes).toEqual([])
  expect((await on('unarchiveUniversityStep', first!.id)).codes).toEqual(['CONFLICT'])
  expect(await shownTo(ada)).toEqual(both)
  await db.user.update({ where: { id: ada.id }, data: { firstStepsHidden: true } })
  expect(await shownTo(ada)).toEqual([])
  await db.user.update({ where: { id: ada.id }, data: { firstStepsHidden: false } })
})

test('each person ticks off their own, and administrators see how many have', async () => {
  const { id } = await makeUniversityStep(db)
  expect((await mark(id, true)).data!['markUniversityStep']).toEqual({ step: { done: true } })
  expect((await mark(id, true)).codes).toEqual([])
  expect(await shownTo(badr)).toMatchObject([{ done: false }])
  expect((await mark(id, true, badr)).codes).toEqual([])
  expect(await listed()).toEqual([{ title: 'Meet your liaison', doneCount: 2 }])
  expect((await mark(id, false)).data!['markUniversityStep']).toEqual({ step: { done: false } })
  expect(await listed()).toMatchObject([{ doneCount: 1 }])
  expect((await mark(id, true, expert)).codes).toEqual(['NOT_FOUND'])
  expect((await mark(id, true, admin)).codes).toEqual(['NOT_FOUND'])
  expect((await mark(id, true, null)).codes).toEqual(['UNAUTHENTICATED'])
  await on('archiveUniversityStep', id)
  expect((await mark(id, true)).codes).toEqual(['NOT_FOUND'])
  expect(await listed()).toMatchObject([{ doneCount: 1 }])
})

test('ticked off twice at the same moment is done once, and the last place is taken once', async () => {
  const { id } = await makeUniversityStep(db)
  const marked = await Promise.all([mark(id, true), mark(id, true)])
  expect(marked.flatMap(({ codes }) => codes)).toEqual([])
  expect(await db.universityStepTick.count({ where: { stepId: id } })).toBe(1)
  const { title, note, titleArabic, noteArabic, link } = whole
  const row = { title, note, titleArabic, noteArabic, link }
  await db.universityStep.createMany({ data: Array.from({ length: mostSteps - 2 }, () => row) })
  const results = await Promise.all([create(), create()])
  expect(results.map(({ codes }) => codes.join()).toSorted()).toEqual(['', 'CONFLICT'])
})

const order = async (as: Viewer = admin) =>
  (
    (await run(db, '{ universitySteps { title } }', { as })).data!['universitySteps'] as unknown as { title: string }[]
  ).map(({ title }) => title)
const move = (number: number, up: boolean, past: number, as: Viewer | null = admin) =>
  on('moveUniversityStep', number, { up, pastId: idOf('UniversityStep', past) }, as)

describe('the order of steps', () => {
  async function three() {
    const steps = []
    for (const title of ['One', 'Two', 'Three']) steps.push((await makeUniversityStep(db, { title })).id)
    return steps as [number, number, number]
  }

  test('is changed by one place at a time, for administrators and readers alike, and new ones are last', async () => {
    const [one, two, three_] = await three()
    expect((await move(three_, true, two)).codes).toEqual([])
    expect(await order()).toEqual(['One', 'Three', 'Two'])
    expect(await shownTo(ada)).toMatchObject([{ title: 'One' }, { title: 'Three' }, { title: 'Two' }])
    expect((await move(one, false, three_)).codes).toEqual([])
    expect(await order()).toEqual(['Three', 'One', 'Two'])
    await create({ title: 'Four' })
    expect(await order()).toEqual(['Three', 'One', 'Two', 'Four'])
    const { changes } = await db.auditEntry.findFirstOrThrow({
      where: { action: 'moveUniversityStep' },
      orderBy: { id: 'desc' },
    })
    expect(changes).toMatchObject({ position: [1, 2] })
  })

  test('passes archived steps by, which are not moved, and return to their place', async () => {
    const [one, two, three_] = await three()
    await on('archiveUniversityStep', two)
    expect((await move(two, true, one)).codes).toEqual(['CONFLICT'])
    expect((await move(three_, true, one)).codes).toEqual([])
    expect(await order()).toEqual(['Three', 'One', 'Two'])
  })

  test('is not changed past another step than was read, nor beyond the ends', async () => {
    const [one, two, three_] = await three()
    expect((await move(one, true, one)).codes).toEqual(['CONFLICT'])
    expect((await move(one, true, two)).codes).toEqual(['CONFLICT'])
    expect((await move(three_, false, one)).codes).toEqual(['CONFLICT'])
    // Two people move the same step up, each by one place that they see.
    const both = await Promise.all([move(three_, true, two), move(three_, true, two)])
    expect(both.map(({ codes }) => codes.join()).toSorted()).toEqual(['', 'CONFLICT'])
    expect(await order()).toEqual(['One', 'Three', 'Two'])
  })

  test('is that of administrators alone', async () => {
    const [one, two] = await three()
    for (const role of ROLES.filter((other) => other !== 'ADMIN'))
      expect((await move(two, true, one, await person(db, role))).codes).toEqual(['FORBIDDEN'])
    expect((await move(two, true, one, null)).codes).toEqual(['UNAUTHENTICATED'])
    expect(await order()).toEqual(['One', 'Two', 'Three'])
  })
})

describe('a step whose article is there no more', () => {
  const closed = async () => (await run(db, '{ universitySteps { closedTo } }', { as: admin })).data!['universitySteps']
  async function withArticle() {
    const { id } = await makeHelpArticle(db, { roles: ['RESEARCHER', 'EXPERT'] })
    const step = await makeUniversityStep(db, { link: `?article=our-${id}`, roles: ['RESEARCHER', 'EXPERT'] })
    await makeUniversityStep(db, { title: 'Other' })
    const words = (current: boolean) => db.helpVersion.updateMany({ where: { articleId: id }, data: { current } })
    return { id, step, words }
  }

  test('is not shown to anybody until it is published again, and administrators see which it is', async () => {
    const { step, words } = await withArticle()
    expect(await closed()).toEqual([{ closedTo: [] }, { closedTo: [] }])
    await mark(step.id, true)
    await words(false)
    expect(await shownTo(ada)).toEqual([{ title: 'Other', done: false }])
    expect(await closed()).toEqual([{ closedTo: ['RESEARCHER', 'EXPERT'] }, { closedTo: [] }])
    await words(true)
    expect(await shownTo(ada)).toMatchObject([{ title: step.title, done: true }, { title: 'Other' }])
  })

  test('is not shown to those for whom the article is not any more', async () => {
    const { id, step } = await withArticle()
    await db.helpArticle.update({ where: { id }, data: { roles: ['RESEARCHER'] } })
    expect(await shownTo(expert)).toEqual([])
    expect(await shownTo(ada)).toMatchObject([{ title: step.title }, { title: 'Other' }])
    expect(await closed()).toEqual([{ closedTo: ['EXPERT'] }, { closedTo: [] }])
  })

  test('is named on its article, to administrators alone', async () => {
    const { id } = await withArticle()
    await makeUniversityStep(db, { link: `?article=our-${id}`, archivedAt: new Date() })
    const { step: elsewhere } = await withArticle()
    const asked = `{ helpArticle(number: ${id}) { steps { title } } }`
    expect((await run(db, asked, { as: admin })).data).toEqual({
      helpArticle: { steps: [{ title: elsewhere.title }] },
    })
    const offered = '{ offeredHelpArticles { steps { title } } }'
    expect((await run(db, offered, { as: ada })).data).toEqual({
      offeredHelpArticles: [{ steps: null }, { steps: null }],
    })
    const closedTo = '{ viewer { universitySteps { closedTo } } }'
    expect((await run(db, closedTo, { as: expert })).data).toEqual({
      viewer: { universitySteps: [{ closedTo: null }, { closedTo: null }] },
    })
  })
})

describe('where a step leads', () => {
  test.each([
    ['/projects/12?tab=files', undefined],
    ['/settings', undefined],
    ['?article=welcome', undefined],
    ['/nowhere', 'There is no page or published article /nowhere'],
    ['?article=nothing', 'There is no page or published article ?article=nothing'],
    ['?article=our-999', 'There is no page or published article ?article=our-999'],
    ['/admin/user-management', 'These roles cannot open it: Researcher'],
    [
      'https://ascent.example/projects',
      'Enter a page, such as /projects/list, or an article, such as ?article=welcome',
    ],
    ['javascript:alert(1)', 'Enter a page, such as /projects/list, or an article, such as ?article=welcome'],
    ['/projects/:id', 'Enter a page, such as /projects/list, or an article, such as ?article=welcome'],
    ['', 'Enter a link'],
  ])('%s', async (link, refusal) => {
    expect(refused(await create({ link }))).toEqual(refusal && { link: refusal })
  })

  test('an own article must be published and for all of the roles', async () => {
    const { id } = await makeHelpArticle(db, { roles: ['RESEARCHER'] })
    const { id: draft } = await makeHelpArticle(db, {}, { publishedAt: null, current: false })
    const link = `?article=our-${id}`
    expect((await create({ link })).codes).toEqual([])
    expect(refused(await create({ link: `?article=our-${draft}` }))).toHaveProperty('link')
    const roles = ['RESEARCHER', 'INDUSTRY', 'INDUSTRY_PARTNER']
    expect(refused(await create({ link, roles }))).toEqual({ link: 'These roles cannot open it: Industry Partner' })
  })

  test('it is asked again when the roles change, and when an archived step comes back', async () => {
    const { id } = await makeUniversityStep(db)
    const more = await on('updateUniversityStep', id, { roles: ['RESEARCHER', 'INVESTOR'] })
    expect(refused(more)).toEqual({ link: 'These roles cannot open it: Investor' })
    const gone = await makeUniversityStep(db, { link: '/gone', archivedAt: new Date() })
    expect((await on('unarchiveUniversityStep', gone.id)).codes).toEqual(['INVALID'])
  })
})

test.each([
  ['title', ' ', 'Enter a title'],
  ['titleArabic', '', 'Enter a title in Arabic'],
  ['note', 'x'.repeat(201), expect.stringContaining('200')],
  ['roles', [], 'Choose at least one role'],
])('%s is refused by its name', async (field, value, message) => {
  expect(refused(await create({ [field]: value }))).toEqual({ [field]: message })
})
