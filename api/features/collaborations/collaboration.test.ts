/** Collaborations from an accepted proposal to their end: who may do what, in which order, and what the others are told. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { parse, subscribe } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { isoDay, universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { schema } from '../../schema.ts'
import { testDatabase } from '../../testing/database.ts'
import { contextOf, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { kinds } from '../notifications/notificationText.ts'
import { agreementOf, healthOf, milestoneState, movesFrom } from './collaborationStatus.ts'
import { remindOfMilestones } from './milestoneReminders.ts'

let db: Db
let close: () => Promise<void>
let ada: Viewer, badr: Viewer, owner: Viewer, colleague: Viewer, rival: Viewer, team: Viewer, stranger: Viewer

beforeAll(async () => {
  ;({ db, close } = await testDatabase())
  ada = await person(db, 'RESEARCHER', { name: 'Ada' })
  badr = await person(db, 'RESEARCHER', { name: 'Badr' })
  stranger = await person(db, 'RESEARCHER', { name: 'Stranger' })
  owner = await person(db, 'INDUSTRY', { name: 'Owner' })
  colleague = await person(db, 'INDUSTRY_PARTNER', { name: 'Colleague' })
  rival = await person(db, 'INDUSTRY', { name: 'Rival' })
  team = await person(db, 'KU_TEAM', { name: 'Team' })
  await db.user.updateMany({ where: { id: { in: [owner.id, colleague.id] } }, data: { department: 'Dunes' } })
  await db.user.update({ where: { id: rival.id }, data: { department: 'Others' } })
})
afterAll(() => close())
beforeEach(() => db.notification.deleteMany({}))

const idOf = (type: string, number: number) => encodeGlobalID(type, String(number))
const inDays = (days: number) => new Date(universityDay().getTime() + days * 86_400_000)
const dayIn = (days: number) => isoDay(inDays(days))

/** A collaboration of the owner and Ada. */
async function collaboration(data: Partial<Prisma.CollaborationCreateInput> = {}): Promise<number> {
  const { id } = await db.collaboration.create({
    data: {
      title: 'Still',
      partners: { create: [{ userId: owner.id }, { userId: ada.id }] },
      proposal: {
        create: {
          status: 'ACCEPTED',
          author: { connect: { id: ada.id } },
          challenge: { create: { title: 'Water', companyName: 'Dunes', status: 'CLOSED', ownerId: owner.id } },
        },
      },
      ...data,
    },
  })
  return id
}

const perform = (as: Viewer | null, name: string, input: object) =>
  run(
    db,
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { collaboration { number } } }`,
    { as, variables: { input } },
  )
const codes = async (...given: Parameters<typeof perform>) => (await perform(...given)).codes
const wrong = async (...given: Parameters<typeof perform>) =>
  (await perform(...given)).errors[0]?.extensions['fieldErrors']
const now = (id: number) => db.collaboration.findUniqueOrThrow({ where: { id } })
const told = async ({ id }: Viewer) =>
  (await db.notification.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })).map(({ kind }) => kind)
/** What the last notification of a person says. */
async function lastTold({ id }: Viewer) {
  const { kind, data } = await db.notification.findFirstOrThrow({ where: { userId: id }, orderBy: { id: 'desc' } })
  return kinds[kind].message(data as Record<string, string>)
}

describe('without a database', () => {
  test('the table of states', () => {
    expect(movesFrom('PROPOSED')).toEqual(['AGREEMENT', 'STOPPED'])
    expect(movesFrom('AGREEMENT')).toEqual(['RUNNING', 'STOPPED'])
    expect(movesFrom('RUNNING')).toEqual(['COMPLETED', 'STOPPED'])
    for (const over of ['COMPLETED', 'STOPPED'] as const) expect(movesFrom(over)).toEqual([])
    expect(agreementOf([])).toBe('NONE')
    expect(agreementOf([{ kind: 'CONTRACT' }, { kind: 'NDA' }])).toBe('CONTRACT')
  })

  test.each([
    [-1, null, 'OVERDUE'],
    [0, null, 'DUE_SOON'],
    [7, null, 'DUE_SOON'],
    [8, null, 'AHEAD'],
    [-9, new Date(), 'DONE'],
  ] as const)('a milestone of %i days from today, done %s, is %s', (days, doneAt, state) => {
    expect(milestoneState({ dueDate: inDays(days), doneAt }, universityDay())).toBe(state)
  })

  test('health says what speaks against it', () => {
    const fine = {
      status: 'RUNNING' as const,
      milestones: [{ title: 'A', dueDate: inDays(20), doneAt: null }],
      risks: [{ level: 'HIGH' as const, closedAt: new Date() }],
      agreements: [{ kind: 'CONTRACT' as const, endsOn: null }],
    }
    const of = (more: Partial<Parameters<typeof healthOf>[0]>) => healthOf({ ...fine, ...more }, universityDay())
    expect(of({})).toEqual({ health: 'ON_TRACK', reasons: [] })
    expect(of({ status: 'COMPLETED' })).toBeNull()
    expect(of({ milestones: [{ title: 'A', dueDate: inDays(-1), doneAt: null }] })).toEqual({
      health: 'OFF_TRACK',
      reasons: ['1 milestone overdue'],
    })
    expect(of({ risks: [{ level: 'HIGH', closedAt: null }] })?.health).toBe('AT_RISK')
    expect(of({ agreements: [{ kind: 'CONTRACT', endsOn: inDays(9) }] })?.reasons).toEqual([
      'The agreement ends in 9 days',
    ])
    expect(of({ agreements: [{ kind: 'CONTRACT', endsOn: inDays(-9) }] })?.health).toBe('OFF_TRACK')
    expect(of({ agreements: [{ kind: 'NDA', endsOn: null }], milestones: [] })?.reasons).toEqual([
      'Runs without a contract',
      'No milestones are agreed',
    ])
  })
})

test('every change is for its partners and the university, and for nobody else', async () => {
  const number = await collaboration()
  const id = idOf('Collaboration', number)
  const milestone = (await db.milestone.create({ data: { collaborationId: number, title: 'A', dueDate: inDays(3) } }))
    .id
  const risk = (await db.collaborationRisk.create({ data: { collaborationId: number, text: 'R' } })).id
  const message = await db.collaborationMessage.create({
    data: { collaborationId: number, authorId: ada.id, text: 'T' },
  })
  const of = idOf('CollaborationMessage', message.id)
  const changes: Record<string, object> = {
    renameCollaboration: { id, title: 'Other' },
    moveCollaboration: { id, status: 'AGREEMENT' },
    closeCollaboration: { id, status: 'STOPPED', outcome: 'x' },
    setAgreement: { id, kind: 'NDA', agreedOn: dayIn(0) },
    removeAgreement: { id, kind: 'NDA' },
    setMilestone: { id, title: 'B', dueDate: dayIn(9) },
    completeMilestone: { id, milestone, done: true },
    removeMilestone: { id, milestone },
    setRisk: { id, text: 'x', level: 'LOW' },
    closeRisk: { id, risk, closed: true },
    addPartners: { id, userIds: [idOf('User', badr.id)] },
    removePartner: { id, userId: idOf('User', ada.id) },
    writeCollaborationMessage: { id, text: 'x' },
    updateCollaborationMessage: { id: of, text: 'x' },
    deleteCollaborationMessage: { id: of },
  }
  for (const [name, input] of Object.entries(changes)) {
    expect(await codes(null, name, input), name).toEqual(['UNAUTHENTICATED'])
    for (const other of [rival, stranger]) expect(await codes(other, name, input), name).toEqual(['NOT_FOUND'])
  }
  const investor = await person(db, 'INVESTOR')
  expect(await codes(investor, 'renameCollaboration', { id, title: 'x' })).toEqual(['FORBIDDEN'])
  for (const other of [owner, team])
    expect(await codes(other, 'updateCollaborationMessage', { id: of, text: 'x' })).toEqual(['NOT_FOUND'])
  expect(await now(number)).toMatchObject({ title: 'Still', status: 'PROPOSED' })
  const asked = `{ collaboration(number: ${number}) { title messages { totalCount } } collaborations { totalCount } }`
  for (const [as, count] of [
    [owner, 1],
    [ada, 1],
    [team, 1],
    [rival, 0],
    [stranger, 0],
  ] as const) {
    const { data } = await run(db, asked, { as })
    expect(data!['collaborations']).toEqual({ totalCount: count })
    expect(data!['collaboration']).toEqual(count ? { title: 'Still', messages: { totalCount: 1 } } : null)
  }
  expect((await run(db, asked, { as: investor })).codes).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  expect((await run(db, asked, { as: null })).codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
})

test('goes its way: terms, work, an end that stays', async () => {
  const number = await collaboration()
  const id = idOf('Collaboration', number)
  expect(await codes(ada, 'moveCollaboration', { id, status: 'RUNNING' })).toEqual(['CONFLICT'])
  expect(await wrong(owner, 'setAgreement', { id, kind: 'NDA', agreedOn: dayIn(2) })).toEqual({
    agreedOn: 'Please wait until it is agreed',
  })
  expect(await wrong(owner, 'setAgreement', { id, kind: 'NDA', agreedOn: dayIn(0), endsOn: dayIn(-1) })).toEqual({
    endsOn: 'It cannot end before it was agreed',
  })
  // The first agreement begins the talks.
  await perform(owner, 'setAgreement', { id, kind: 'NDA', agreedOn: dayIn(-3), endsOn: dayIn(300) })
  expect(await now(number)).toMatchObject({ status: 'AGREEMENT' })
  expect(await told(ada)).toEqual(['COLLABORATION_CHANGED'])
  expect(await lastTold(ada)).toMatch(/^Owner changed “Still”: the NDA was agreed on /)
  expect(await told(owner)).toEqual([])
  await perform(ada, 'setAgreement', { id, kind: 'CONTRACT', agreedOn: dayIn(-1) })
  const byAgreement = (agreement: string) =>
    run(db, `{ collaborations(filter: {agreement: [${agreement}]}) { edges { node { number agreement } } } }`, {
      as: owner,
    })
  expect(JSON.stringify((await byAgreement('NDA')).data)).not.toContain(`"number":${number},`)
  expect(JSON.stringify((await byAgreement('CONTRACT')).data)).toContain(`"number":${number},"agreement":"CONTRACT"`)
  await perform(ada, 'removeAgreement', { id, kind: 'CONTRACT' })
  expect(JSON.stringify((await byAgreement('NDA')).data)).toContain(`"number":${number},"agreement":"NDA"`)
  expect(await codes(ada, 'removeAgreement', { id, kind: 'CONTRACT' })).toEqual(['NOT_FOUND'])

  await perform(team, 'moveCollaboration', { id, status: 'RUNNING' })
  expect((await now(number)).startedAt).not.toBeNull()
  await perform(ada, 'setMilestone', { id, title: 'First report', dueDate: dayIn(5), payment: 1000 })
  const [milestone] = await db.milestone.findMany({ where: { collaborationId: number } })
  expect(await wrong(owner, 'closeCollaboration', { id, status: 'COMPLETED', outcome: ' ' })).toEqual({
    outcome: 'Please write what came of it',
  })
  expect(await codes(owner, 'closeCollaboration', { id, status: 'COMPLETED', outcome: 'Fine' })).toEqual(['CONFLICT'])
  await perform(ada, 'completeMilestone', { id, milestone: milestone!.id, done: true })
  expect(await codes(ada, 'removeMilestone', { id, milestone: milestone!.id })).toEqual(['CONFLICT'])
  await db.notification.deleteMany({})
  const both = await Promise.all(
    [owner, ada].map((as) => perform(as, 'closeCollaboration', { id, status: 'COMPLETED', outcome: 'It sells.' })),
  )
  expect(both.flatMap((answer) => answer.codes)).toEqual(['CONFLICT'])
  expect([...(await told(ada)), ...(await told(owner))]).toEqual(['COLLABORATION_CLOSED'])
  expect(await now(number)).toMatchObject({ status: 'COMPLETED', outcome: 'It sells.', closedAt: expect.any(Date) })
  for (const [name, input] of [
    ['renameCollaboration', { title: 'x' }],
    ['setMilestone', { title: 'x', dueDate: dayIn(1) }],
    ['setRisk', { text: 'x', level: 'LOW' }],
    ['setAgreement', { kind: 'NDA', agreedOn: dayIn(0) }],
    ['addPartners', { userIds: [idOf('User', badr.id)] }],
    ['writeCollaborationMessage', { text: 'x' }],
  ] as const)
    expect(await codes(ada, name, { id, ...input }), name).toEqual(['CONFLICT'])
  const { data } = await run(
    db,
    `{ collaboration(number: ${number}) { health canUpdate moves paymentPlanned paymentEarned
      history { edges { node { action } } } } }`,
    { as: ada },
  )
  expect(data!['collaboration']).toMatchObject({
    health: null,
    canUpdate: false,
    moves: [],
    paymentPlanned: 1000,
    paymentEarned: 1000,
  })
  expect(JSON.stringify(data)).toContain('{"node":{"action":"closeCollaboration"}}')
})

test('the plan tells of several changes once, and what is done at once', async () => {
  const number = await collaboration({ status: 'RUNNING' })
  const id = idOf('Collaboration', number)
  expect(await wrong(ada, 'setMilestone', { id, title: '', dueDate: dayIn(1), payment: -1 })).toEqual({
    title: 'Please name the milestone',
    payment: 'Must not be negative',
  })
  for (const title of ['A', 'B']) await perform(ada, 'setMilestone', { id, title, dueDate: dayIn(9) })
  await perform(ada, 'setRisk', { id, text: 'Sand', level: 'HIGH' })
  expect(await told(owner)).toEqual(['COLLABORATION_CHANGED'])
  const [a, b] = await db.milestone.findMany({ where: { collaborationId: number }, orderBy: { id: 'asc' } })
  await perform(owner, 'completeMilestone', { id, milestone: a!.id, done: true })
  expect(await lastTold(ada)).toBe('Owner changed “Still”: “A” is done')
  expect(await codes(ada, 'setMilestone', { id, milestone: a!.id, title: 'A2', dueDate: dayIn(9) })).toEqual([
    'CONFLICT',
  ])
  await perform(ada, 'setMilestone', { id, milestone: b!.id, title: 'B', dueDate: dayIn(12) })
  expect(await db.milestone.findUnique({ where: { id: b!.id } })).toMatchObject({ dueDate: inDays(12) })
  const other = await collaboration()
  expect(
    await codes(ada, 'completeMilestone', { id: idOf('Collaboration', other), milestone: b!.id, done: true }),
  ).toEqual(['NOT_FOUND'])
  const seen = await run(
    db,
    `{ collaboration(number: ${number}) { health healthReasons milestonesDone nextMilestone { title state }
      risks { text level } } }`,
    { as: owner },
  )
  expect(seen.data!['collaboration']).toMatchObject({
    health: 'AT_RISK',
    healthReasons: ['1 high risk open', 'Runs without a contract'],
    milestonesDone: 1,
    nextMilestone: { title: 'B', state: 'AHEAD' },
  })
})

test('each side brings its own people, and the last of a side stays', async () => {
  const number = await collaboration()
  const id = idOf('Collaboration', number)
  const add = (as: Viewer, ...people: Viewer[]) =>
    wrong(as, 'addPartners', { id, userIds: people.map((one) => idOf('User', one.id)) })
  const researchers = { userIds: 'Please choose researchers' }
  const ofCompany = { userIds: 'Please choose people of the company that is in it' }
  expect(await add(ada, colleague)).toEqual(researchers)
  expect(await add(owner, badr)).toEqual(ofCompany)
  expect(await add(owner, rival)).toEqual(ofCompany)
  expect(await add(team, rival)).toEqual(ofCompany)
  expect(await add(ada, badr)).toBeUndefined()
  expect(await told(badr)).toEqual(['COLLABORATION_JOINED'])
  expect(await add(team, colleague)).toBeUndefined()
  const remove = (as: Viewer, one: Viewer) => codes(as, 'removePartner', { id, userId: idOf('User', one.id) })
  expect(await remove(badr, colleague)).toEqual(['CONFLICT'])
  expect(await remove(colleague, owner)).toEqual([])
  expect(await remove(team, colleague)).toEqual(['CONFLICT'])
  expect(await remove(badr, badr)).toEqual([])
  expect(
    (await run(db, `{ collaboration(number: ${number}) { title } }`, { as: badr })).data!['collaboration'],
  ).toBeNull()
})

test('the search and the filters find what one is in, by title, partner and challenge', async () => {
  await db.collaboration.deleteMany({})
  const number = await collaboration({ title: 'Café of salt' })
  const found = async (as: Viewer, text: string) => {
    const { data } = await run(
      db,
      `query ($text: String!) { search(text: $text) { collaborations { number challengeTitle } }
        collaborations(filter: {search: $text}) { totalCount } }`,
      { as, variables: { text } },
    )
    const { search, collaborations } = data as unknown as {
      search: { collaborations: { number: number }[] }
      collaborations: { totalCount: number }
    }
    return [search.collaborations.map((one) => one.number), collaborations.totalCount]
  }
  for (const as of [ada, owner, team]) expect(await found(as, 'cafe')).toEqual([[number], 1])
  expect(await found(ada, 'owner')).toEqual([[], 1])
  expect(await found(ada, 'water')).toEqual([[], 1])
  for (const as of [rival, stranger]) expect(await found(as, 'cafe')).toEqual([[], 0])
})

test('the thread is told until it is read, and its messages are their writers’', async () => {
  const number = await collaboration()
  const id = idOf('Collaboration', number)
  for (const text of ['First', 'Second']) await perform(ada, 'writeCollaborationMessage', { id, text })
  expect(await told(owner)).toEqual(['COLLABORATION_MESSAGE'])
  expect(await lastTold(owner)).toBe('Ada wrote in “Still”: First')
  const thread = async (as: Viewer) =>
    (
      (
        await run(
          db,
          `{ collaboration(number: ${number}) { messages { edges { node { id text authorName canUpdate editedAt } } } } }`,
          { as },
        )
      ).data!['collaboration'] as unknown as { messages: { edges: { node: Record<string, unknown> }[] } }
    ).messages.edges.map(({ node }) => node)
  expect(await thread(owner)).toMatchObject([
    { text: 'Second', authorName: 'Ada', canUpdate: false },
    { text: 'First', canUpdate: false },
  ])
  const [second, first] = await thread(ada)
  expect(second).toMatchObject({ canUpdate: true, editedAt: null })
  await perform(ada, 'updateCollaborationMessage', { id: second!['id'], text: 'Better' })
  await perform(ada, 'deleteCollaborationMessage', { id: first!['id'] })
  expect(await thread(ada)).toMatchObject([{ text: 'Better', editedAt: expect.any(Date) }])
  // Who is no longer in it does not reach the own words any more.
  await db.collaborationPartner.deleteMany({ where: { collaborationId: number, userId: ada.id } })
  expect(await codes(ada, 'updateCollaborationMessage', { id: second!['id'], text: 'x' })).toEqual(['NOT_FOUND'])
})

test('changes are heard by those who are in it, at once', async () => {
  const number = await collaboration()
  const listen = (as: Viewer | null) =>
    subscribe({
      schema,
      document: parse(`subscription { collaborationChanged(number: ${number}) { collaboration { title } } }`),
      contextValue: contextOf(db, as),
    })
  for (const [as, code] of [
    [rival, 'NOT_FOUND'],
    [null, 'UNAUTHENTICATED'],
  ] as const)
    expect(await listen(as)).toMatchObject({ errors: [{ extensions: { code } }] })
  const heard = (await listen(owner)) as AsyncIterableIterator<{ data: unknown }>
  const next = heard.next()
  await perform(ada, 'renameCollaboration', { id: idOf('Collaboration', number), title: 'Solar' })
  expect((await next).value.data).toEqual({ collaborationChanged: { collaboration: { title: 'Solar' } } })
  const after = heard.next()
  await db.collaborationPartner.deleteMany({ where: { collaborationId: number, userId: owner.id } })
  await perform(ada, 'renameCollaboration', { id: idOf('Collaboration', number), title: 'Secret' })
  expect((await after).value.data).toEqual({ collaborationChanged: { collaboration: null } })
  await heard.return?.()
})

test('partners are reminded a week before, again when it is overdue, and not twice', async () => {
  await db.collaboration.deleteMany({})
  const steps = (data: Partial<Prisma.CollaborationCreateInput>, ...days: number[]) =>
    collaboration({
      status: 'RUNNING',
      milestones: { create: days.map((day) => ({ title: `In ${day}`, dueDate: inDays(day) })) },
      ...data,
    })
  const number = await steps({}, 8, 7, -1)
  await steps({ status: 'STOPPED', closedAt: new Date() }, 1)
  await db.milestone.create({
    data: { collaborationId: number, title: 'Done', dueDate: inDays(1), doneAt: new Date() },
  })
  const remind = (days = 0) => remindOfMilestones(db, new Date(Date.now() + days * 86_400_000))
  const [once, twice] = await Promise.all([remind(), remind()])
  expect(once! + twice!).toBe(2)
  expect(await told(ada)).toEqual(['MILESTONE_DUE', 'MILESTONE_DUE'])
  expect(await told(owner)).toEqual(['MILESTONE_DUE', 'MILESTONE_DUE'])
  const words = (await db.notification.findMany({ where: { userId: ada.id } })).map(({ kind, data }) =>
    kinds[kind].message(data as Record<string, string>),
  )
  expect(new Set(words.map((text) => text.replace(/ on .*/, '')))).toEqual(
    new Set(['“In 7” of “Still” is due', '“In -1” of “Still” was due']),
  )
  expect(await remind(1)).toBe(1)
  expect(await remind(8)).toBe(1)
  expect(await remind(9)).toBe(1)
  expect(await remind(9)).toBe(0)
})
