/** What is told of challenges without anybody's doing: that they close, that an answer is overdue, what goes with them. */
import { beforeEach, expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { ProposalStatus } from '../../__generated__/prisma/enums.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { remindOfAnswers, remindOfDeadlines } from './challengeReminders.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'INDUSTRY', { name: 'Owner' })
const lead = await person(db, 'INDUSTRY', { name: 'Lead' })
const reviewer = await person(db, 'INDUSTRY_PARTNER', { name: 'Reviewer' })
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const cleo = await person(db, 'RESEARCHER', { name: 'Cleo' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
beforeEach(async () => {
  await db.challenge.deleteMany()
  await db.notification.deleteMany()
})

const now = new Date()
const inDays = (days: number) => new Date(universityDay(now).getTime() + days * 86_400_000)
const challenge = (data: Partial<Prisma.ChallengeUncheckedCreateInput>, proposals: [Viewer, ProposalStatus][] = []) =>
  db.challenge.create({
    data: {
      title: 'Water',
      status: 'OPEN',
      ownerId: owner.id,
      reviewers: {
        create: [
          { userId: lead.id, role: 'LEAD' },
          { userId: reviewer.id, role: 'REVIEWER' },
        ],
      },
      proposals: { create: proposals.map(([author, status]) => ({ authorId: author.id, status })) },
      ...data,
    },
  })
const stars = (...people: Viewer[]) => ({
  create: people.map(({ id: userId }) => ({ userId, title: 'Water', companyName: '' })),
})
const told = async () =>
  (
    await db.notification.findMany({
      include: { user: { select: { name: true } } },
      orderBy: [{ user: { name: 'asc' } }, { id: 'asc' }],
    })
  ).map(({ user, kind }) => `${user.name} ${kind}`)

test('those who starred a challenge or write to it hear once of each deadline that it is near', async () => {
  const { id, updatedAt } = await challenge({ deadline: inDays(7), stars: stars(ada, cleo) }, [
    [badr, 'DRAFT'],
    [cleo, 'SUBMITTED'],
  ])
  await challenge({ deadline: inDays(8), stars: stars(ada) })
  await challenge({ deadline: inDays(-1), stars: stars(ada) })
  await challenge({ deadline: inDays(2), stars: stars(ada), status: 'CLOSED' })
  await challenge({ deadline: inDays(2), stars: stars(ada), deletedAt: now })
  expect((await Promise.all([remindOfDeadlines(db, now), remindOfDeadlines(db, now)])).toSorted()).toEqual([0, 1])
  expect(await told()).toEqual(['Ada CHALLENGE_CLOSES_SOON', 'Badr CHALLENGE_CLOSES_SOON'])
  const after = await db.challenge.findUniqueOrThrow({ where: { id } })
  expect(after.updatedAt).toEqual(updatedAt)
  await db.challenge.update({ where: { id }, data: { deadline: inDays(5) } })
  expect(await remindOfDeadlines(db, now)).toBe(1)
})

test('those who decide, those who wait and the university hear once of each promise that is broken', async () => {
  const { id } = await challenge({ status: 'CLOSED', answerBy: inDays(-1) }, [
    [ada, 'SCREENING'],
    [badr, 'DECLINED'],
    [cleo, 'DRAFT'],
  ])
  await challenge({ answerBy: inDays(0) }, [[ada, 'SUBMITTED']])
  await challenge({ answerBy: inDays(-1) }, [[ada, 'ACCEPTED']])
  await challenge({ answerBy: inDays(-1), status: 'CANCELLED' }, [[ada, 'SUBMITTED']])
  expect((await Promise.all([remindOfAnswers(db, now), remindOfAnswers(db, now)])).toSorted()).toEqual([0, 1])
  expect(await told()).toEqual(['Ada', 'Lead', 'Owner', 'Team'].map((name) => `${name} CHALLENGE_ANSWER_OVERDUE`))
  const news = async (as: Viewer) =>
    (await run(db, '{ notifications(first: 1) { edges { node { message actionUrl } } } }', { as })).data
  expect(await news(owner)).toMatchObject({
    notifications: { edges: [{ node: { actionUrl: `/proposals?overdue=1&challenge=${id}` } }] },
  })
  expect(await news(ada)).toMatchObject({
    notifications: { edges: [{ node: { actionUrl: '/industry-challenges?tab=proposals' } }] },
  })
  expect(await news(team)).toMatchObject({
    notifications: { edges: [{ node: { actionUrl: `/industry/challenges?challenge=${id}` } }] },
  })
  await db.challenge.update({ where: { id }, data: { answerBy: inDays(-2) } })
  expect(await remindOfAnswers(db, now)).toBe(1)
})

test('what is overdue is told to its people and the university, in the list, the filter and the sum', async () => {
  const late = await challenge({ status: 'CLOSED', answerBy: inDays(-1) }, [
    [ada, 'SCREENING'],
    [badr, 'WITHDRAWN'],
    [cleo, 'ACCEPTED'],
  ])
  await challenge({ answerBy: inDays(3) }, [[ada, 'SUBMITTED']])
  await challenge({ answerBy: inDays(-3), status: 'CANCELLED' }, [[ada, 'SUBMITTED']])
  const seen = async (as: Viewer, filter: string) =>
    (
      await run(
        db,
        `{ challenges(filter: { ${filter} }) { totalCount edges { node { number proposalCount waitingCount overdue } } } }`,
        { as },
      )
    ).data!['challenges'] as unknown
  for (const as of [owner, reviewer, team])
    expect(await seen(as, 'overdue: true')).toEqual({
      totalCount: 1,
      edges: [{ node: { number: late.id, proposalCount: 2, waitingCount: 1, overdue: true } }],
    })
  expect(await seen(ada, 'overdue: true')).toEqual({ totalCount: 0, edges: [] })
  expect(await seen(ada, 'status: [CLOSED]')).toEqual({
    totalCount: 1,
    edges: [{ node: { number: late.id, proposalCount: 2, waitingCount: null, overdue: null } }],
  })
  expect((await run(db, '{ proposals(filter: { overdue: true }) { totalCount } }', { as: owner })).data).toEqual({
    proposals: { totalCount: 1 },
  })
})

test('the university reminds a company of an overdue answer, at most once a day', async () => {
  const { id } = await challenge({ answerBy: inDays(-1) }, [[ada, 'SUBMITTED']])
  const early = await challenge({ answerBy: inDays(1) }, [[ada, 'SUBMITTED']])
  const remind = async (as: Viewer | null, number: number) =>
    (
      await perform(
        db,
        'remindCompany',
        { id: idOf('Challenge', number), comment: 'Please answer' },
        { as, give: 'challenge { number }' },
      )
    ).codes[0]
  expect(await remind(null, id)).toBe('UNAUTHENTICATED')
  for (const as of [owner, ada]) expect(await remind(as, id)).toBe('FORBIDDEN')
  expect(await remind(team, early.id)).toBe('CONFLICT')
  expect(await remind(team, id)).toBeUndefined()
  expect(await told()).toEqual(['Lead CHALLENGE_ANSWER_OVERDUE', 'Owner CHALLENGE_ANSWER_OVERDUE'])
  expect(await remind(team, id)).toBe('CONFLICT')
})

test('challenges without a deadline stand last from both ends, on every page', async () => {
  for (const [title, days] of [
    ['b', 20],
    ['none 1', null],
    ['a', 10],
    ['none 2', null],
    ['c', 30],
  ] as const)
    await challenge({ title, deadline: days === null ? null : inDays(days) })
  const titles = async (direction: string) => {
    const found: string[] = []
    let after: string | null = null
    do {
      const { data } = await run(
        db,
        `query ($after: String) { challenges(first: 2, after: $after, sort: { field: DEADLINE, direction: ${direction} }) {
          edges { node { title } } pageInfo { endCursor hasNextPage }
        } }`,
        { as: ada, variables: { after } },
      )
      const { edges, pageInfo } = data!['challenges'] as unknown as {
        edges: { node: { title: string } }[]
        pageInfo: { endCursor: string; hasNextPage: boolean }
      }
      found.push(...edges.map(({ node }) => node.title))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after)
    return found
  }
  expect(await titles('ASC')).toEqual(['a', 'b', 'c', 'none 1', 'none 2'])
  expect(await titles('DESC')).toEqual(['c', 'b', 'a', 'none 2', 'none 1'])
})

test('who adds a file, and what it is called, stay hidden as long as the company does', async () => {
  const { id } = await challenge({ anonymous: true, deadline: inDays(5) })
  const bytes = { mediaType: 'application/pdf', size: 1, sha256: '', key: 'k' }
  await db.file.create({ data: { ...bytes, name: 'plan.pdf', challengeId: id, uploaderId: owner.id } })
  const uploader = async (as: Viewer) =>
    (
      await run(db, `query ($number: Int!) { challenge(number: $number) { files { name uploader { name } } } }`, {
        as,
        variables: { number: id },
      })
    ).data
  const files = (name: string, uploader: { name: string } | null) => ({ challenge: { files: [{ name, uploader }] } })
  expect(await uploader(ada)).toEqual(files('Attachment 1.pdf', null))
  for (const as of [reviewer, team]) expect(await uploader(as)).toEqual(files('plan.pdf', { name: 'Owner' }))
})

test('open challenges and projects with the same tags find each other, one of them the viewer’s own', async () => {
  const rival = await person(db, 'INDUSTRY', { name: 'Rival' })
  const { id } = await challenge({ deadline: inDays(5), tags: ['Membranes', 'Solar'] })
  await challenge({ deadline: inDays(-5), tags: ['Solar'] })
  const project = async (as: Viewer, data: object = {}) =>
    (
      await makeProject(db, {
        ownerId: as.id,
        title: 'Still',
        tags: ['solar', 'membranes '],
        status: 'ACTIVE',
        ...data,
      })
    ).id
  const own = await project(ada)
  const opened = await project(badr, { approvedForIndustry: true, tags: ['SOLAR'] })
  const found = async (as: Viewer | null) => {
    const { data, codes } = await run(db, '{ challengeMatches { shared challenge { number } project { number } } }', {
      as,
    })
    return data?.['challengeMatches'] ?? codes[0]
  }
  const match = (number: number, ...shared: string[]) => ({ shared, challenge: { number: id }, project: { number } })
  expect(await found(ada)).toEqual([match(own, 'Membranes', 'Solar')])
  expect(await found(badr)).toEqual([match(opened, 'Solar')])
  for (const as of [owner, reviewer]) expect(await found(as)).toEqual([match(opened, 'Solar')])
  expect(await found(rival)).toEqual([])
  expect(await found(team)).toBe('FORBIDDEN')
  expect(await found(null)).toBe('UNAUTHENTICATED')
})
