/** Interests of investors: the ladder, who learns what, amounts, questions and tasks, meetings. */
import { expect, test } from 'vitest'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { completeOver } from '../calendar/reminders.ts'
import { bandOf } from './amountBand.rules.ts'

const { db } = await fileDatabase()
const lead = await person(db, 'RESEARCHER', { name: 'Ada' })
const investor = await person(db, 'INVESTOR', { name: 'Noor' })
const rival = await person(db, 'INVESTOR', { name: 'Rival' })
const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const mate = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Mate' })
const outside = await Promise.all(
  (['RESEARCHER', 'INDUSTRY', 'INDUSTRY_PARTNER', 'EXPERT'] as const).map((role) => person(db, role)),
)

const project = (more: object = {}) =>
  makeProject(db, { ownerId: lead.id, title: 'Solar still', status: 'ACTIVE', approvedForInvestors: true, ...more })
const interest = (more: object = {}) => makeInterest(db, { investorId: investor.id, ...more })
const input = (id: number, more: object = {}) => ({ id: idOf('InvestmentInterest', id), ...more })
const of = (id: number) => db.investmentInterest.findUniqueOrThrow({ where: { id } })
const express = (as: Viewer | null, projectId: number, more: object = {}) =>
  perform(db, 'createInterest', { projectId: idOf('Project', projectId), ...more }, { as })

/** What a viewer reads of an interest; null when there is none for the viewer. */
const seen = async (as: Viewer | null, number: number, fields: string) => {
  const { data } = await run(db, `query ($n: Int!) { investmentInterest(number: $n) { ${fields} } }`, {
    as,
    variables: { n: number },
  })
  return (data?.['investmentInterest'] ?? null) as Record<string, unknown> | null
}

test('an interest goes from expressed to the term sheet', async () => {
  const { id: projectId } = await project()
  const made = await express(investor, projectId, {
    message: 'We build stills',
    amountFrom: 500_000,
    amountUntil: 900_000,
  })
  expect(made.codes).toEqual([])
  const { id } = await db.investmentInterest.findFirstOrThrow({ where: { projectId } })
  expect(await of(id)).toMatchObject({
    status: 'EXPRESSED',
    title: 'Solar still',
    acknowledgeBy: expect.any(Date) as Date,
  })
  expect(await told(db, team)).toEqual(['INTEREST_EXPRESSED'])
  expect(await told(db, lead)).toEqual(['INTEREST_EXPRESSED'])
  const did = async (name: string, as: Viewer, more: object = {}) =>
    expect((await perform(db, name, input(id, more), { as })).errors).toEqual([])
  await did('moveInterest', team, { status: 'ACKNOWLEDGED' })
  expect(await of(id)).toMatchObject({
    status: 'ACKNOWLEDGED',
    contactId: team.id,
    acknowledgedAt: expect.any(Date) as Date,
  })
  await did('setInterestNextStep', mate, { nextStep: 'Send the summary', nextStepOn: '2030-01-05' })
  expect(await seen(investor, id, 'nextStep nextStepOn contact { name }')).toEqual({
    nextStep: 'Send the summary',
    nextStepOn: '2030-01-05',
    contact: { name: 'Team' },
  })
  await did('moveInterest', team, { status: 'IN_DISCUSSION' })
  await did('setInterestLead', team, { invited: false })
  await did('setInterestLead', team, { invited: true })
  expect(await told(db, lead)).toEqual(['INTEREST_EXPRESSED', 'INTEREST_LEAD_INVITED'])
  await did('moveInterest', team, { status: 'TERM_SHEET' })
  expect(await told(db, investor)).toEqual(['INTEREST_ACKNOWLEDGED', 'INTEREST_MOVED', 'INTEREST_MOVED'])
  await did('passInterest', investor, { reason: 'Too early for us' })
  expect(await of(id)).toMatchObject({ status: 'PASSED', passedBy: 'INVESTOR', nextStep: '', nextStepOn: null })
  expect(await told(db, team)).toEqual(['INTEREST_EXPRESSED', 'INTEREST_PASSED'])
  // It can begin again.
  expect((await express(investor, projectId)).codes).toEqual([])
})

test('only a verified investor expresses interest, in what is open to investors, and once', async () => {
  const { id: projectId } = await project()
  for (const as of [null, waiting, lead, team, ...outside])
    expect((await express(as, projectId)).codes, as?.role ?? 'visitor').not.toEqual([])
  for (const closed of [
    { approvedForInvestors: false },
    { confidential: true },
    { status: 'DRAFT' },
    { embargoUntil: new Date('2999-01-01') },
  ])
    expect((await express(investor, (await project(closed)).id)).codes, JSON.stringify(closed)).toEqual(['NOT_FOUND'])
  expect((await express(investor, projectId)).codes).toEqual([])
  expect((await express(investor, projectId)).codes).toEqual(['CONFLICT'])
})

test('another investor learns nothing of it: in no field, list, count, search or history', async () => {
  const { id: projectId } = await project({ title: 'Secret suitor' })
  const { id } = await interest({ projectId, amountFrom: 1, amountUntil: 2 })
  const asked = `query ($n: Int!, $p: Int!, $id: ID!) {
    node(id: $id) { id }
    investmentInterest(number: $n) { title }
    investmentInterests { totalCount }
    search(text: "suitor") { investmentInterests { title } }
    project(number: $p) { investorInterestCount thread { kind } }
    projects(filter: { investorInterest: true }) { totalCount }
    none: projects(filter: { investorInterest: false, search: "suitor" }) { totalCount }
  }`
  const variables = { n: id, p: projectId, id: idOf('InvestmentInterest', id) }
  const { data } = await run(db, asked, { as: rival, variables })
  expect(data).toMatchObject({
    node: null,
    investmentInterest: null,
    investmentInterests: { totalCount: 0 },
    search: { investmentInterests: [] },
    project: { investorInterestCount: null, thread: [{ kind: 'PROJECT' }] },
    projects: { totalCount: 0 },
    none: { totalCount: 0 },
  })
  expect((await run(db, asked, { as: team, variables })).data).toMatchObject({
    project: { investorInterestCount: 1, thread: [{ kind: 'PROJECT' }, { kind: 'INVESTMENT_INTEREST' }] },
  })
  const before = await db.project.findUniqueOrThrow({ where: { id: projectId } })
  await express(rival, projectId)
  const after = await db.project.findUniqueOrThrow({ where: { id: projectId } })
  expect(after.investorInterestCount).toBe(2)
  expect(after.updatedAt, 'the order of lists tells nothing').toEqual(before.updatedAt)
})

test('a lead who does not take part learns nothing of it, and one who does never the amounts', async () => {
  const { id: projectId } = await project()
  const { id } = await interest({ projectId, amountFrom: 1, amountUntil: 2, amountOpen: true, status: 'IN_DISCUSSION' })
  for (const as of [null, waiting, lead, rival, ...outside])
    expect(await seen(as, id, 'title'), as?.role ?? 'visitor').toBeNull()
  expect((await perform(db, 'setInterestLead', input(id, { invited: true }), { as: team })).codes).toEqual([])
  expect(await seen(lead, id, 'title amountFrom amountUntil amountBand')).toEqual({
    title: 'Solar still',
    amountFrom: null,
    amountUntil: null,
    amountBand: null,
  })
  await perform(db, 'setInterestLead', input(id, { invited: false }), { as: team })
  expect(await seen(lead, id, 'title')).toBeNull()
})

test('the university sees a band until the investor opens the amounts', async () => {
  const { id } = await interest()
  const say = (more: object) => perform(db, 'updateInterest', input(id, more), { as: investor })
  expect((await say({ amountFrom: 300_000, amountUntil: 700_000 })).codes).toEqual([])
  const amounts = 'amountFrom amountUntil amountBand amountOpen'
  const band = { amountBand: 'FROM_250K_TO_1M' }
  expect(await seen(team, id, amounts)).toEqual({ ...band, amountFrom: null, amountUntil: null, amountOpen: false })
  expect(await seen(investor, id, amounts)).toMatchObject({ amountFrom: 300_000, amountUntil: 700_000 })
  await say({ amountFrom: 300_000, amountUntil: 700_000, amountOpen: true })
  expect(await seen(team, id, amounts)).toEqual({
    ...band,
    amountFrom: 300_000,
    amountUntil: 700_000,
    amountOpen: true,
  })
  const entries = await db.auditEntry.findMany({ where: { entity: 'InvestmentInterest', entityId: id } })
  expect(JSON.stringify(entries), 'the record of changes keeps amounts to itself').not.toMatch(/00000/)
  const fields = async (more: object) =>
    Object.keys(((await say(more)).errors[0]?.extensions['fieldErrors'] ?? {}) as object)
  expect(await fields({ amountFrom: 5 })).toEqual(['amountUntil'])
  expect(await fields({ amountUntil: 5 })).toEqual(['amountFrom'])
  expect(await fields({ amountFrom: 6, amountUntil: 5 })).toEqual(['amountUntil'])
  expect(await fields({ amountFrom: 0, amountUntil: 5 })).toEqual(['amountFrom'])
})

test('bands begin where they say', () => {
  expect([249_999, 250_000, 999_999, 1_000_000, 5_000_000, 20_000_000].map(bandOf)).toEqual([
    'UNDER_250K',
    'FROM_250K_TO_1M',
    'FROM_250K_TO_1M',
    'FROM_1M_TO_5M',
    'FROM_5M_TO_20M',
    'OVER_20M',
  ])
})

test('a reason for passing stays with the side that passes', async () => {
  const read = async (as: Viewer, id: number) => (await seen(as, id, 'passReason'))!['passReason']
  const { id: ours } = await interest({ status: 'IN_DISCUSSION' })
  await perform(db, 'passInterest', input(ours, { reason: 'No market' }), { as: investor })
  expect([await read(investor, ours), await read(team, ours)]).toEqual(['No market', null])
  const { id: theirs } = await interest({ status: 'EXPRESSED' })
  await perform(db, 'passInterest', input(theirs, { reason: 'Not serious' }), { as: team })
  expect([await read(investor, theirs), await read(team, theirs)]).toEqual([null, 'Not serious'])
  const entries = await db.auditEntry.findMany({
    where: { entity: 'InvestmentInterest', entityId: { in: [ours, theirs] } },
  })
  expect(JSON.stringify(entries)).not.toMatch(/No market|Not serious/)
})

test('each side asks, the other answers; tasks are done by the side that has them', async () => {
  const { id } = await interest({ status: 'IN_DISCUSSION', contactId: team.id })
  await db.notification.deleteMany({})
  const ask = (as: Viewer) => perform(db, 'askInterestQuestion', input(id, { text: 'Who owns the patent?' }), { as })
  expect((await ask(investor)).codes).toEqual([])
  expect(await told(db, team)).toEqual(['INTEREST_QUESTION'])
  const question = await db.interestQuestion.findFirstOrThrow({ where: { investmentInterestId: id } })
  const answer = (as: Viewer | null) =>
    perform(
      db,
      'answerInterestQuestion',
      { id: idOf('InterestQuestion', question.id), answer: 'The university' },
      { as },
    )
  for (const as of [rival, lead, waiting, ...outside, null]) expect((await answer(as)).codes, as?.role).not.toEqual([])
  expect((await answer(investor)).codes).toEqual(['FORBIDDEN'])
  expect((await answer(mate)).codes).toEqual([])
  expect((await answer(team)).codes).toEqual(['CONFLICT'])
  expect(await told(db, investor)).toEqual(['INTEREST_ANSWERED'])

  const add = (as: Viewer, side: string) =>
    perform(db, 'addInterestTask', input(id, { text: 'Send the accounts', side, dueOn: '2030-01-05' }), { as })
  expect((await add(team, 'INVESTOR')).codes).toEqual([])
  expect(await told(db, investor)).toEqual(['INTEREST_ANSWERED', 'INTEREST_TASK'])
  const task = await db.interestTask.findFirstOrThrow({ where: { investmentInterestId: id } })
  const done = (as: Viewer, name = 'setInterestTask') =>
    perform(db, name, { id: idOf('InterestTask', task.id), ...(name === 'setInterestTask' && { done: true }) }, { as })
  expect((await done(team)).codes).toEqual(['FORBIDDEN'])
  expect((await done(rival)).codes).toEqual(['NOT_FOUND'])
  expect((await done(investor)).codes).toEqual([])
  expect((await done(rival, 'deleteInterestTask')).codes).toEqual(['NOT_FOUND'])
  expect((await done(team, 'deleteInterestTask')).codes).toEqual([])
  expect((await done(team, 'deleteInterestTask')).codes).toEqual(['NOT_FOUND'])
})

test('nothing is added once it is over', async () => {
  const { id } = await interest({ status: 'WITHDRAWN' })
  for (const [name, more] of [
    ['askInterestQuestion', { text: 'Why?' }],
    ['addInterestTask', { text: 'Call', side: 'INVESTOR', dueOn: '2030-01-05' }],
    ['updateInterest', {}],
  ] as const)
    expect((await perform(db, name, input(id, more), { as: investor })).codes, name).toEqual(['CONFLICT'])
  const message = { recordId: idOf('InvestmentInterest', id), text: 'Hello' }
  expect((await perform(db, 'createMessage', message, { as: investor })).codes).toEqual(['CONFLICT'])
})

test('messages reach the other side, notes of the team stay inside', async () => {
  const { id } = await interest({ status: 'ACKNOWLEDGED', contactId: team.id })
  await db.notification.deleteMany({})
  const recordId = idOf('InvestmentInterest', id)
  const write = (as: Viewer, kind: string) =>
    perform(db, 'createMessage', { recordId, kind, text: `From ${as.name}` }, { as })
  expect((await write(investor, 'SHARED')).codes).toEqual([])
  expect(await told(db, team)).toEqual(['INTEREST_MESSAGE'])
  expect((await write(team, 'SHARED')).codes).toEqual([])
  expect(await told(db, investor)).toEqual(['INTEREST_MESSAGE'])
  expect((await write(mate, 'INTERNAL')).codes).toEqual([])
  expect((await write(investor, 'INTERNAL')).codes).not.toEqual([])
  expect((await write(rival, 'SHARED')).codes).not.toEqual([])
  const read = async (as: Viewer, kind: string) => {
    const fields = `conversation(kind: ${kind}) { messages: edges { node { text } } }`
    return JSON.stringify((await seen(as, id, fields))?.['conversation'] ?? null)
  }
  expect(await read(investor, 'SHARED')).toContain('From Team')
  expect(await read(team, 'INTERNAL')).toContain('From Mate')
  expect(await read(investor, 'INTERNAL')).not.toContain('From Mate')
})

test('a fixed meeting, a canceled one and one that is over move the interest', async () => {
  const { id } = await interest({ status: 'ACKNOWLEDGED' })
  const meeting = async (startsAt: Date) => {
    const made = await db.meeting.create({
      data: {
        kind: 'MEETING',
        state: 'PROPOSED',
        title: 'First talk',
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        organizerId: team.id,
        investmentInterestId: id,
        times: { create: { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) } },
        participants: { create: { userId: team.id, role: 'ORGANIZER', answer: 'ACCEPTED' } },
      },
      include: { times: true },
    })
    return made
  }
  const first = await meeting(new Date(Date.now() + 86_400_000))
  const on = (made: { id: number }, more: object = {}) => ({ id: idOf('Meeting', made.id), ...more })
  const did = async (name: string, given: object) =>
    expect((await perform(db, name, given, { as: team })).errors).toEqual([])
  await did('confirmMeetingTime', on(first, { time: first.times[0]!.id }))
  expect((await of(id)).status).toBe('MEETING_SCHEDULED')
  await did('cancelMeeting', on(first, { reason: 'Ill' }))
  expect((await of(id)).status).toBe('ACKNOWLEDGED')
  const second = await meeting(new Date(Date.now() + 2 * 86_400_000))
  await did('confirmMeetingTime', on(second, { time: second.times[0]!.id }))
  await completeOver(db, new Date(Date.now() + 3 * 86_400_000))
  expect((await of(id)).status).toBe('IN_DISCUSSION')
  const entries = await db.auditEntry.findMany({
    where: { entity: 'InvestmentInterest', entityId: id },
    orderBy: { id: 'asc' },
  })
  expect(entries.map(({ action }) => action)).toEqual([
    'confirmMeetingTime',
    'cancelMeeting',
    'confirmMeetingTime',
    'completeMeetings',
  ])
})

test('what goes on ends with the account of its investor, and the count with it', async () => {
  const gone = await person(db, 'INVESTOR')
  const admin = await person(db, 'ADMIN')
  const { id: projectId } = await project()
  const early = await interest({ projectId, investorId: gone.id })
  const late = await interest({ projectId: (await project()).id, investorId: gone.id, status: 'TERM_SHEET' })
  expect((await perform(db, 'deleteUser', { id: idOf('User', gone.id) }, { as: admin })).errors).toEqual([])
  expect(await of(early.id)).toMatchObject({ status: 'WITHDRAWN' })
  expect(await of(late.id)).toMatchObject({ status: 'PASSED', passedBy: 'INVESTOR' })
  expect(await db.project.findUniqueOrThrow({ where: { id: projectId } })).toMatchObject({ investorInterestCount: 0 })
})
