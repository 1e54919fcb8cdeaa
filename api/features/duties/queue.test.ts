/** The queue as one list: its order, its pages, its search, and what each row says to those on both sides. */
import { afterEach, expect, test } from 'vitest'
import { makeDisclosure } from '../../../prisma/seed/factories/disclosures.ts'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeSupportRequest } from '../../../prisma/seed/factories/support.ts'
import { makeSummary } from '../../../prisma/seed/factories/technologies.ts'
import { universityDay } from '../../days.ts'
import { answerTimes } from '../../duties/answerTimes.ts'
import type { DutyKind } from '../../duties/kinds.rules.ts'
import { dutyOrder, type DutyWhen } from '../../duties/order.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const company = await person(db, 'INDUSTRY', { name: 'Company' })
const reviewer = await person(db, 'INDUSTRY_PARTNER', { name: 'Reviewer' })
const rival = await person(db, 'INDUSTRY', { name: 'Rival' })
const investor = await person(db, 'INVESTOR')
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const mate = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Mate' })

const now = Date.now()
const inDays = (days: number) => new Date(now + days * 86_400_000)
const dayIn = (days: number) => new Date(universityDay().getTime() + days * 86_400_000)

interface Duty {
  kind: DutyKind
  title: string
  due: string
  overdue: boolean
  when: DutyWhen
  outside: boolean
}

const queue = async (as: Viewer, filter: object = {}) => {
  const { data, errors } = await run(
    db,
    `query ($filter: DutyFilter) {
      duties(filter: $filter) { totalCount edges { node { id kind title due overdue when outside } } }
      dutyCount { open overdue }
    }`,
    { as, variables: { filter } },
  )
  expect(errors).toEqual([])
  const { duties, dutyCount } = data as unknown as {
    duties: { totalCount: number; edges: { node: Duty }[] }
    dutyCount: { open: number; overdue: number }
  }
  return { rows: duties.edges.map(({ node }) => node), total: duties.totalCount, count: dutyCount }
}

const idea = (data: object) =>
  db.idea.create({ data: { title: 'Kiln', description: 'Hot', category: 'Other', submitterId: ada.id, ...data } })
const challenge = (data: object = {}) =>
  db.challenge.create({
    data: {
      title: 'Water',
      companyName: 'Dunes',
      status: 'OPEN',
      deadline: dayIn(20),
      ownerId: company.id,
      reviewers: { create: { userId: reviewer.id, role: 'REVIEWER' } },
      ...data,
    },
  })
const proposal = async (data: object) =>
  db.proposal.create({
    data: {
      title: 'Still',
      status: 'SUBMITTED',
      authorId: ada.id,
      submittedAt: inDays(-2),
      challengeId: (await challenge()).id,
      ...data,
    },
  })

/** Nothing waits that a test did not make. */
afterEach(async () => {
  await db.idea.deleteMany()
  await db.challenge.deleteMany()
  await db.project.deleteMany()
})

const pageOf = async (as: Viewer, args: string, variables: Record<string, unknown> = {}) => {
  const { data, errors, codes } = await run(
    db,
    `query ${args.includes('$after') ? '($after: String)' : args.includes('$page') ? '($page: Int)' : ''} {
      duties(${args}) { lateCount thisWeekCount edges { node { title } } pageInfo { hasNextPage hasPreviousPage endCursor } }
    }`,
    { as, variables },
  )
  if (errors.length)
    return { titles: [], codes, pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null } }
  const { edges, ...rest } = data!['duties'] as unknown as {
    edges: { node: Duty }[]
    lateCount: number
    thisWeekCount: number
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null }
  }
  return { titles: edges.map(({ node }) => node.title), codes, ...rest }
}

test('late ones come first, then who waits outside the university, and pages neither skip nor repeat', async () => {
  for (const [at, days] of [3, -4, 8, 0, -4, 3].entries()) {
    await idea({ title: `Idea ${at}`, status: 'SUBMITTED', submittedAt: inDays(-20), answerBy: dayIn(days) })
    await makeProject(db, { title: `Project ${at}`, status: 'PROPOSED', answerBy: dayIn(days + 1) })
    await challenge({ title: `Challenge ${at}`, status: 'UNDER_REVIEW', submittedAt: inDays(days - 9) })
    const ideaId = (await idea({ status: 'APPROVED' })).id
    const data = { title: `Request ${at}`, ideaId, status: 'OPEN' as const, createdAt: inDays(days - 9) }
    await db.validationRequest.create({ data })
  }
  const { rows, count, total } = await queue(team)
  expect(total).toBe(24)
  const order = dutyOrder(await answerTimes(db), universityDay())
  const places = rows.map(({ due, kind }) => ({ due: new Date(due), outside: kind === 'CHALLENGE_CHECK' }))
  expect(places).toEqual(places.toSorted(order.compare))
  expect(rows.map(({ when }) => when)).toEqual(places.map(({ due }) => order.when(due)))
  expect(rows.map(({ outside }) => outside)).toEqual(places.map(({ outside }) => outside))
  const late = rows.filter(({ overdue }) => overdue)
  expect(late).toEqual(rows.slice(0, late.length))
  expect(count).toEqual({ open: 24, overdue: late.length })
  expect((await queue(team, { overdue: true })).rows).toEqual(late)
  expect((await queue(team, { overdue: false })).total).toBe(24 - late.length)
  // The team's page has the same order.
  expect((await queue(team, { team: true })).rows.map(({ title }) => title)).toEqual(rows.map(({ title }) => title))

  const titles: string[] = []
  for (let after: string | null = null, pages = 1; pages < 10; pages += 1) {
    const byCursor = await pageOf(team, 'first: 4, after: $after', { after })
    const byNumber = await pageOf(team, 'first: 4, page: $page', { page: pages })
    expect(byNumber.titles).toEqual(byCursor.titles)
    expect(byNumber.pageInfo).toEqual(byCursor.pageInfo)
    expect(byNumber).toMatchObject({
      lateCount: late.length,
      thisWeekCount: rows.filter(({ when }) => when === 'THIS_WEEK').length,
    })
    titles.push(...byCursor.titles)
    after = byCursor.pageInfo.endCursor
    if (!byCursor.pageInfo.hasNextPage) break
  }
  expect(titles).toEqual(rows.map(({ title }) => title))
  expect((await pageOf(team, 'first: 4, page: $page', { page: 9 })).titles).toEqual([])
  expect((await pageOf(team, 'first: 4, page: $page', { page: 90_000 })).titles).toEqual([])
  expect((await pageOf(team, 'first: 4, page: 0')).codes).toEqual(['INVALID'])
})

test('more of a kind than are read are counted by when they are due', async () => {
  for (let at = 0; at < 30; at++)
    await idea({
      title: `Idea ${at}`,
      status: 'SUBMITTED',
      submittedAt: inDays(-20),
      answerBy: dayIn([-4, 0, 20][at % 3]!),
    })
  expect(await pageOf(team, 'first: 1')).toMatchObject({ lateCount: 10, thisWeekCount: 10 })
})

test('what waits is found by the words of its title, in any order and whatever their case', async () => {
  await idea({ title: 'Solar 100% kiln', status: 'SUBMITTED', submittedAt: inDays(-1), answerBy: dayIn(3) })
  await challenge({ title: 'Solar still', status: 'UNDER_REVIEW', submittedAt: inDays(-1) })
  const found = async (search: string, more: object = {}) =>
    (await queue(team, { search, ...more })).rows.map(({ title }) => title).toSorted()
  expect(await found('solar')).toEqual(['Solar 100% kiln', 'Solar still'])
  expect(await found('KILN sol')).toEqual(['Solar 100% kiln'])
  expect(await found('100%')).toEqual(['Solar 100% kiln'])
  expect(await found('%')).toEqual(['Solar 100% kiln'])
  expect(await found('solar', { kind: ['CHALLENGE_CHECK'] })).toEqual(['Solar still'])
  expect(await found('wind')).toEqual([])
  expect((await queue(ada, { search: 'solar' })).rows).toEqual([])
})

test('a search does not find a proposal by a title that its reviewers have not opened', async () => {
  await proposal({ title: 'Membrane' })
  expect((await queue(reviewer, { search: 'membrane' })).total).toBe(0)
  expect((await queue(reviewer, { search: 'water' })).total).toBe(1)
  expect((await queue(ada, { awaited: true, search: 'water' })).rows).toMatchObject([{ title: 'Membrane' }])
})

test('each row says who asked and why it waits for the viewer, and who asked sees neither the team nor a button', async () => {
  await challenge({ status: 'UNDER_REVIEW', submittedAt: inDays(-30), checkerId: mate.id })
  await idea({ status: 'SUBMITTED', submittedAt: inDays(-1), answerBy: dayIn(3) })
  const read = 'edges { node { id askedBy why outside daysLate takenBy canAssign } }'
  const rowsOf = async (as: Viewer, filter: string) => {
    const { data } = await run(db, `{ duties(filter: { ${filter} }) { ${read} } }`, { as })
    return (data!['duties'] as unknown as { edges: { node: { id: string; daysLate: number } }[] }).edges.map(
      ({ node }) => node,
    )
  }
  const [check, review] = await rowsOf(mate, '')
  expect(check).toMatchObject({ askedBy: 'Company', why: 'It is assigned to you.', outside: true, takenBy: 'Mate' })
  expect(check!.daysLate).toBeGreaterThan(10)
  expect(review).toMatchObject({
    askedBy: 'Ada',
    why: null,
    outside: false,
    daysLate: 0,
  })
  const [asked] = await rowsOf(company, 'awaited: true')
  expect(asked).toMatchObject({ askedBy: null, why: null, takenBy: null, canAssign: false })
  expect(asked!.id).not.toBe(check!.id)
  // What one asked cannot be taken by its id.
  const take = 'mutation ($id: ID!) { assignDuty(input: { id: $id }) { done } }'
  expect((await run(db, take, { as: mate, variables: { id: asked!.id } })).codes).toEqual(['INVALID'])
  for (const as of [rival, badr]) expect(await rowsOf(as, 'awaited: true')).toEqual([])
})

test('who of the team asked waits for the answer, and colleagues do not', async () => {
  await makeSupportRequest(db, { status: 'WAITING_FOR_RESEARCHER', requesterId: ada.id, assigneeId: mate.id })
  await idea({ status: 'NEEDS_CHANGES', reviewerId: mate.id, reviewedAt: inDays(-1), submittedAt: inDays(-2) })
  const { id: projectId } = await makeProject(db, { ownerId: ada.id })
  await makeSummary(db, { status: 'PROPOSED', projectId, contactId: mate.id })
  const { id: investmentInterestId } = await makeInterest(db, { investorId: investor.id, status: 'IN_DISCUSSION' })
  const question = { investmentInterestId, text: 'Who pays?', answerSide: 'INVESTOR' as const, askerId: mate.id }
  await db.interestQuestion.create({ data: question })
  const kindsOf = async (as: Viewer) => (await queue(as, { awaited: true })).rows.map(({ kind }) => kind).toSorted()
  expect(await kindsOf(mate)).toEqual(['IDEA_CHANGE', 'INTEREST_REPLY', 'SUMMARY_AGREE', 'SUPPORT_REPLY'])
  for (const as of [team, ada, investor]) expect(await kindsOf(as)).toEqual([])
  expect((await queue(ada)).rows.map(({ kind }) => kind).toSorted()).toEqual([
    'IDEA_CHANGE',
    'SUMMARY_AGREE',
    'SUPPORT_REPLY',
  ])
  await db.supportRequest.deleteMany()
})

test('a disclosure waits for the other inventors, not for the one who submitted it', async () => {
  const inventors = [ada, badr].map(({ id: userId, name }) => ({ userId, name, share: 5_000 }))
  await makeDisclosure(db, { status: 'SIGNING', submitterId: ada.id, inventors })
  expect((await queue(badr)).rows).toMatchObject([{ kind: 'DISCLOSURE_SIGN' }])
  expect((await queue(ada, { awaited: true })).rows).toMatchObject([{ kind: 'DISCLOSURE_SIGN' }])
  expect((await queue(badr, { awaited: true })).rows).toEqual([])
})
