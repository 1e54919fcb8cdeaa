/** Views that are followed: their owner is told of what is new in them, as the owner may see it, and of nothing else. */
import { beforeEach, expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { tellOfNewResults } from './view.jobs.ts'
import { followedLists, mostFollowed, mostResults } from './view.rules.ts'

const { db } = await fileDatabase()
const company = await person(db, 'INDUSTRY')
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const investor = await person(db, 'INVESTOR')
const team = await person(db, 'KU_TEAM')

beforeEach(async () => {
  await db.notification.deleteMany()
  await db.savedView.deleteMany()
  await db.challenge.deleteMany()
})

const challenge = (title: string, more: Partial<Prisma.ChallengeUncheckedCreateInput> = {}) =>
  db.challenge.create({
    data: {
      title,
      status: 'OPEN',
      ownerId: company.id,
      deadline: new Date(universityDay(new Date()).getTime() + 30 * 86_400_000),
      ...more,
    },
  })

const water = { list: 'challenges', name: 'Water', query: 'q=water', filter: { search: 'water' } }
const create = (input: object, as: Viewer | null = ada) =>
  perform(db, 'createSavedView', { ...water, ...input }, { as })
const update = (input: object, as: Viewer | null = ada) => perform(db, 'updateSavedView', input, { as })
const viewOf = async (name = 'Water') => db.savedView.findFirstOrThrow({ where: { name } })
const fields = async (result: ReturnType<typeof perform>) => (await result).errors[0]?.extensions['fieldErrors']

async function toldTo(as: Viewer) {
  const { data } = await run(db, '{ notifications(first: 20) { nodes { kind title message actionUrl } } }', { as })
  const { nodes } = data!['notifications'] as unknown as { nodes: Record<string, string>[] }
  return nodes.filter(({ kind }) => kind === 'VIEW_NEW_RESULTS')
}

test('a follower is notified once of what is new in a view, and not of what was there, is a draft, or does not match', async () => {
  await challenge('Water in pipes')
  expect((await create({ followed: true })).codes).toEqual([])
  expect(await tellOfNewResults(db)).toBe(0)
  await challenge('Water from air')
  await challenge('Salt water', { status: 'DRAFT' })
  await challenge('Sand')
  expect(await tellOfNewResults(db)).toBe(1)
  expect(await toldTo(ada)).toEqual([
    expect.objectContaining({
      title: 'New in “Water”',
      message: '1 new result: Water from air',
      actionUrl: '/industry-challenges?q=water',
    }),
  ])
  expect(await tellOfNewResults(db)).toBe(0)
  // Published later, it is new then.
  await db.challenge.updateMany({ where: { title: 'Salt water' }, data: { status: 'OPEN' } })
  expect(await tellOfNewResults(db)).toBe(1)
  expect((await toldTo(ada)).map(({ message }) => message)).toContain('1 new result: Salt water')
})

test('many new results are counted, and five of them named', async () => {
  await create({ followed: true })
  for (let nth = 1; nth <= 7; nth++) await challenge(`Water ${nth}`)
  await tellOfNewResults(db)
  const [{ message } = {}] = await toldTo(ada)
  expect(message).toMatch(/^7 new results: (Water \d, ){5}2 more$/)
})

test('what went is forgotten, and new when it comes back', async () => {
  const { id } = await challenge('Water in pipes')
  await create({ followed: true })
  await db.challenge.update({ where: { id }, data: { status: 'DRAFT' } })
  await tellOfNewResults(db)
  expect((await viewOf()).known).toEqual([])
  await db.challenge.update({ where: { id }, data: { status: 'OPEN' } })
  expect(await tellOfNewResults(db)).toBe(1)
})

test('following begins, changes and ends with the view', async () => {
  await create({})
  const { id } = await viewOf()
  const view = idOf('SavedView', id)
  await challenge('Water in pipes')
  expect(await tellOfNewResults(db)).toBe(0)
  expect((await update({ id: view, followed: true })).codes).toEqual([])
  expect(await tellOfNewResults(db)).toBe(0)
  await challenge('Sand')
  // What it shows now is known from now on.
  expect((await update({ id: view, query: 'q=sand', filter: { search: 'sand' } })).codes).toEqual([])
  expect(await tellOfNewResults(db)).toBe(0)
  await challenge('Sand in the wind')
  // Another name begins nothing.
  expect((await update({ id: view, name: 'Dunes' })).codes).toEqual([])
  expect(await tellOfNewResults(db)).toBe(1)
  expect((await update({ id: view, followed: false })).codes).toEqual([])
  await challenge('Sand everywhere')
  expect(await tellOfNewResults(db)).toBe(0)
})

test('only lists of what comes by itself can be followed, by those who may open them, and with what they take', async () => {
  expect(await fields(create({ list: 'securityEvents', followed: true }))).toEqual({
    followed: 'Views of this list cannot be followed',
  })
  expect(await fields(create({ filter: { colour: 'blue' }, followed: true }))).toHaveProperty('filter')
  expect((await create({ list: 'opportunities', filter: null, followed: true })).codes).toEqual(['FORBIDDEN'])
  expect((await create({ list: 'opportunities', filter: null, followed: true }, investor)).codes).toEqual([])
  expect((await create({ list: 'supportRequests', filter: null, followed: true }, team)).codes).toEqual([])
  expect((await create({ followed: true }, null)).codes).toEqual(['UNAUTHENTICATED'])
})

test('a notification has the titles of the results, and leads to the page of their list', async () => {
  const open = { ownerId: ada.id, approvedForInvestors: true, status: 'ACTIVE' } as const
  const make = {
    challenges: () => challenge('Water from air'),
    opportunities: () => makeProject(db, { ...open, title: 'Salt battery' }),
    projects: () => makeProject(db, { ownerId: ada.id, status: 'ACTIVE', title: 'Dew collector' }),
    supportRequests: () =>
      db.supportRequest.create({
        data: {
          title: 'Find a partner',
          description: 'With a hospital',
          category: { create: { name: 'Contracts', answerDays: 5 } },
          requester: { connect: { id: ada.id } },
          status: 'SUBMITTED',
          submittedAt: new Date(),
          answerBy: universityDay(),
        },
      }),
  }
  const paths = {
    challenges: '/industry-challenges?status=open',
    opportunities: '/opportunities?status=open',
    projects: '/projects/list?status=open',
    supportRequests: '/commercialization/innovation-support/requests?status=open',
  }
  for (const list of followedLists) {
    await db.notification.deleteMany()
    await db.savedView.deleteMany()
    const as = list === 'opportunities' ? investor : team
    await create({ list, query: 'status=open', filter: null, followed: true }, as)
    const { title } = await make[list]()
    expect(await tellOfNewResults(db), list).toBe(1)
    expect(await toldTo(as)).toEqual([
      expect.objectContaining({ message: `1 new result: ${title}`, actionUrl: paths[list] }),
    ])
  }
})

test('nobody else follows a view, not even one that the team shares', async () => {
  await create({ list: 'projects', filter: null, shared: true }, team)
  const { id } = await viewOf()
  const mate = await person(db, 'COMMERCIALIZATION_TEAM')
  for (const as of [mate, ada])
    expect((await update({ id: idOf('SavedView', id), followed: true }, as)).codes).toEqual(['NOT_FOUND'])
  expect((await viewOf()).followed).toBe(false)
})

test('a view of more results than are kept in mind is not followed, and one that grows beyond waits', async () => {
  const many = (count: number) =>
    db.challenge.createMany({
      data: Array.from({ length: count }, (_, nth) => ({ title: `Water ${nth}`, status: 'OPEN', ownerId: company.id })),
    })
  await many(mostResults)
  expect((await create({ followed: true })).codes).toEqual([])
  await many(1)
  expect(await fields(create({ name: 'More water', followed: true }))).toEqual({
    followed: 'You can follow a view only if it has at most 1,000 results. Narrow it with filters first.',
  })
  expect(await tellOfNewResults(db)).toBe(0)
  await db.challenge.deleteMany({ where: { title: 'Water 7' } })
  expect(await tellOfNewResults(db)).toBe(1)
})

test('a suspended account is not notified', async () => {
  const former = await person(db, 'RESEARCHER')
  await create({ followed: true }, former)
  await challenge('Water in pipes')
  await db.user.update({ where: { id: former.id }, data: { status: 'SUSPENDED' } })
  expect(await tellOfNewResults(db)).toBe(0)
})

test('two servers at once tell of a view once', async () => {
  await create({ followed: true })
  await challenge('Water in pipes')
  const { id } = await viewOf()
  const results = await atOnce(db, 'SavedView', id, [() => tellOfNewResults(db), () => tellOfNewResults(db)])
  const toldBy = results.map((one) => (one.status === 'fulfilled' ? one.value : Number.NaN))
  expect(toldBy.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await toldTo(ada)).toHaveLength(1)
})

test('two views at once do not exceed the most that a person may follow', async () => {
  await db.savedView.createMany({
    data: Array.from({ length: mostFollowed - 1 }, (_, nth) => ({
      ownerId: ada.id,
      list: nth % 2 ? 'challenges' : 'projects',
      name: `View ${nth}`,
      query: '',
      followed: true,
    })),
  })
  const results = await atOnce(db, 'User', ada.id, [
    () => create({ name: 'One', followed: true }),
    () => create({ name: 'Two', followed: true }),
  ])
  expect(codesOf(results).flat()).toEqual(['CONFLICT'])
  expect(await db.savedView.count({ where: { ownerId: ada.id, followed: true } })).toBe(mostFollowed)
})
