/** Holdings of investors: from an interest and external, what others learn of them, values, and updates of leads. */
import { expect, test } from 'vitest'
import { makeHolding, makeHoldingUpdate } from '../../../prisma/seed/factories/holdings.ts'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { conversionOf } from './conversion.ts'
import { nextDue } from './nextDue.ts'
import { remindOfUpdates } from './update.jobs.ts'

const { db } = await fileDatabase()
const lead = await person(db, 'RESEARCHER', { name: 'Ada' })
const investor = await person(db, 'INVESTOR', { name: 'Noor' })
const rival = await person(db, 'INVESTOR', { name: 'Rival' })
const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const outside = await Promise.all(
  (['RESEARCHER', 'INDUSTRY', 'INDUSTRY_PARTNER', 'EXPERT'] as const).map((role) => person(db, role)),
)

const day = 86_400_000
const iso = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const terms = {
  instrument: 'EQUITY',
  amount: 1_500_000,
  investedOn: '2025-05-01',
  fundingStage: 'SEED',
  sector: 'WATER',
}
const input = (id: number, more: object = {}) => ({ id: idOf('Holding', id), ...more })
const project = (more: object = {}) =>
  makeProject(db, { ownerId: lead.id, title: 'Solar still', status: 'ACTIVE', ...more })
const external = (more: object = {}) => makeHolding(db, { investorId: investor.id, ...more })
/** A holding of the investor in a project of the lead. */
const held = async (more: object = {}) =>
  makeHolding(db, { investorId: investor.id, external: false, projectId: (await project()).id, ...more })
const complete = (as: Viewer | null, id: number, more: object = {}) =>
  perform(db, 'completeInterest', { id: idOf('InvestmentInterest', id), ...terms, ...more }, { as })
const fieldsOf = (answer: Awaited<ReturnType<typeof perform>>) =>
  Object.keys((answer.errors[0]?.extensions['fieldErrors'] ?? {}) as object)

/** What a viewer reads of a holding; null when there is none for the viewer. */
const seen = async (as: Viewer | null, number: number, fields: string) => {
  const { data } = await run(db, `query ($n: Int!) { holding(number: $n) { ${fields} } }`, {
    as,
    variables: { n: number },
  })
  return (data?.['holding'] ?? null) as Record<string, unknown> | null
}

test('the team records an investment, which is a holding of the investor from then on', async () => {
  const { id: projectId } = await project({ trl: 4, approvedForInvestors: true })
  const { id } = await makeInterest(db, { projectId, investorId: investor.id, status: 'TERM_SHEET' })
  for (const as of [null, waiting, investor, rival, lead, ...outside])
    expect((await complete(as, id)).codes, as?.role ?? 'visitor').not.toEqual([])
  expect(fieldsOf(await complete(team, id, { amount: 0 }))).toEqual(['amount'])
  expect(fieldsOf(await complete(team, id, { stakePercent: 101 }))).toEqual(['stakePercent'])
  expect(fieldsOf(await complete(team, id, { investedOn: '2999-01-01' }))).toEqual(['investedOn'])
  expect((await complete(team, id, { stakePercent: 7.5 })).errors).toEqual([])
  expect(await db.investmentInterest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'INVESTED' })
  const holding = await db.holding.findUniqueOrThrow({ where: { investmentInterestId: id } })
  expect(holding).toMatchObject({ amount: 1_500_000, trlAtInvestment: 4, name: 'Solar still', investorId: investor.id })
  expect(await told(db, investor)).toEqual(['HOLDING_ADDED'])
  expect(await told(db, lead)).toEqual([])
  expect((await complete(team, id)).codes, 'only once').toEqual(['CONFLICT'])
  const read = async (as: Viewer) =>
    (
      await run(db, `query ($n: Int!) { investmentInterest(number: $n) { investment { amount stakePercent } } }`, {
        as,
        variables: { n: id },
      })
    ).data?.['investmentInterest']
  const investment = { amount: 1_500_000, stakePercent: 7.5 }
  expect([await read(investor), await read(team), await read(rival)]).toEqual([{ investment }, { investment }, null])
  await db.investmentInterest.update({ where: { id }, data: { leadSince: new Date() } })
  expect(await read(lead), 'the lead learns no terms').toEqual({ investment: null })
})

test('an investor asks for the holding of an interest, which is made once', async () => {
  const { id } = await makeInterest(db, { investorId: investor.id, status: 'TERM_SHEET' })
  const make = (as: Viewer | null, more: object = {}) =>
    perform(db, 'createInterestHolding', { interestId: idOf('InvestmentInterest', id), ...more }, { as })
  expect((await make(investor, terms)).codes, 'the university records it first').toEqual(['CONFLICT'])
  await db.investmentInterest.update({ where: { id }, data: { status: 'INVESTED' } })
  for (const as of [null, rival, waiting, lead, team, ...outside])
    expect((await make(as, terms)).codes, as?.role ?? 'visitor').not.toEqual([])
  expect(fieldsOf(await make(investor))).toEqual(['amount'])
  expect(fieldsOf(await make(investor, { amount: 5 }))).toEqual(['instrument'])
  expect((await make(investor, terms)).errors).toEqual([])
  expect((await make(investor)).errors, 'it is there').toEqual([])
  expect(await db.holding.count({ where: { investmentInterestId: id } })).toBe(1)
})

test('an investment follows a term sheet only', async () => {
  const { id } = await makeInterest(db, { investorId: investor.id, status: 'IN_DISCUSSION' })
  expect((await complete(team, id)).codes).toEqual(['CONFLICT'])
  expect(await db.holding.count({ where: { investmentInterestId: id } })).toBe(0)
})

test('an investor adds a company, changes it, and removes it', async () => {
  const make = (as: Viewer | null, more: object = {}) =>
    perform(
      db,
      'createHolding',
      { name: 'Dune Robotics', trl: 6, ...terms, ...more },
      { as, give: 'holding { number }' },
    )
  for (const as of [null, waiting, lead, team, ...outside])
    expect((await make(as)).codes, as?.role ?? 'visitor').not.toEqual([])
  expect(fieldsOf(await make(investor, { name: ' ' }))).toEqual(['name'])
  expect(fieldsOf(await make(investor, { trl: 10 }))).toEqual(['trl'])
  const made = await make(investor)
  const number = (made.data as never as { createHolding: { holding: { number: number } } }).createHolding.holding.number
  const change = (as: Viewer | null) =>
    perform(db, 'updateHolding', input(number, { name: 'Dune', ...terms, amount: 2_000_000, trl: 7 }), { as })
  for (const as of [null, rival, lead, team, ...outside]) expect((await change(as)).codes, as?.role).not.toEqual([])
  expect((await change(investor)).errors).toEqual([])
  expect(await seen(investor, number, 'name amount trl trlAtInvestment external')).toEqual({
    name: 'Dune',
    amount: 2_000_000,
    trl: 7,
    trlAtInvestment: 6,
    external: true,
  })
  expect((await perform(db, 'deleteHolding', input(number), { as: rival })).codes).toEqual(['NOT_FOUND'])
  expect((await perform(db, 'deleteHolding', input(number), { as: investor })).errors).toEqual([])
  expect(await db.holding.count({ where: { id: number } })).toBe(0)
  const { id } = await held()
  expect((await perform(db, 'deleteHolding', input(id), { as: investor })).codes, 'an investment stays').toEqual([
    'CONFLICT',
  ])
})

test('nobody else learns of a holding: in no field, list, count, search or sum', async () => {
  const { id } = await held({ name: 'Secret kiln' })
  const update = await makeHoldingUpdate(db, { holdingId: id, requested: true })
  await db.holdingUpdate.update({ where: { id: update.id }, data: { title: 'Secret kiln' } })
  const asked = `query ($n: Int!, $id: ID!, $u: ID!) {
    node(id: $id) { id }
    update: node(id: $u) { id }
    holding(number: $n) { name }
    holdings(filter: { search: "secret" }) { totalCount }
    holdingUpdates(filter: { search: "secret" }) { totalCount }
    search(text: "secret") { holdings { name } holdingUpdates { title } }
  }`
  const variables = { n: id, id: idOf('Holding', id), u: idOf('HoldingUpdate', update.id) }
  const nothing = {
    node: null,
    update: null,
    holding: null,
    holdings: { totalCount: 0 },
    holdingUpdates: { totalCount: 0 },
    search: { holdings: [], holdingUpdates: [] },
  }
  const { data } = await run(db, asked, { as: rival, variables })
  expect(data).toMatchObject(nothing)
  expect((await run(db, '{ portfolio { count invested worth conversion { count } } }', { as: rival })).data).toEqual({
    portfolio: { count: 0, invested: 0, worth: null, conversion: Array(6).fill({ count: 0 }) as unknown },
  })
  expect((await run(db, '{ portfolio { count } }', { as: team })).codes).toEqual(['FORBIDDEN'])
  for (const as of [team, ...outside]) expect(await seen(as, id, 'name'), as.role).toBeNull()
  expect(await seen(lead, id, 'name'), 'the lead sees what is asked, and nothing of the holding').toBeNull()
  const asLead = await run(
    db,
    'query ($n: Int!) { holdingUpdate(number: $n) { title holding { amount } request { every investor { name } } } }',
    {
      as: lead,
      variables: { n: update.id },
    },
  )
  expect(asLead.data).toEqual({
    holdingUpdate: { title: 'Secret kiln', holding: null, request: { every: 'QUARTERLY', investor: { name: 'Noor' } } },
  })
})

test('a holding is worth what somebody has said, and nothing before', async () => {
  const { id } = await external()
  const worth = async () => seen(investor, id, 'worth multiple')
  expect(await worth()).toEqual({ worth: null, multiple: null })
  const value = (as: Viewer | null, more: object) =>
    perform(
      db,
      'addHoldingValuation',
      input(id, { valuedOn: '2025-09-01', stakeValue: 1_500_000, source: 'Series A', ...more }),
      { as },
    )
  expect(fieldsOf(await value(investor, { source: '' }))).toEqual(['source'])
  expect(fieldsOf(await value(investor, { valuedOn: iso(9) }))).toEqual(['valuedOn'])
  for (const as of [null, rival, team, lead]) expect((await value(as, {})).codes, as?.role).not.toEqual([])
  expect((await value(investor, {})).errors).toEqual([])
  expect((await value(investor, { valuedOn: '2025-06-01', stakeValue: 900_000 })).errors).toEqual([])
  expect(await worth()).toEqual({ worth: 1_500_000, multiple: 1.5 })
  const close = (more: object = {}) =>
    perform(db, 'closeHolding', input(id, { status: 'EXITED', endedOn: '2025-10-01', proceeds: 3_000_000, ...more }), {
      as: investor,
    })
  expect(fieldsOf(await close({ endedOn: '2020-01-01' }))).toEqual(['endedOn'])
  expect((await close()).errors).toEqual([])
  expect(await worth()).toEqual({ worth: 3_000_000, multiple: 3 })
  expect((await close()).codes).toEqual(['CONFLICT'])
  expect((await perform(db, 'reopenHolding', input(id), { as: investor })).errors).toEqual([])
  expect(await worth()).toEqual({ worth: 1_500_000, multiple: 1.5 })
  const [valuation] = await db.holdingValuation.findMany({ where: { holdingId: id }, orderBy: { valuedOn: 'desc' } })
  const remove = (as: Viewer) =>
    perform(db, 'removeHoldingValuation', { id: idOf('HoldingValuation', valuation!.id) }, { as })
  expect((await remove(rival)).codes).toEqual(['NOT_FOUND'])
  expect((await remove(investor)).errors).toEqual([])
  expect(await worth()).toEqual({ worth: 900_000, multiple: 0.9 })
})

test('totals count those that have a value, and exposure all of them', async () => {
  const alone = await person(db, 'INVESTOR')
  const one = await makeHolding(db, {
    investorId: alone.id,
    amount: 400_000,
    trl: 6,
    sector: 'WATER',
    investedOn: new Date('2024-02-01'),
  })
  await makeHolding(db, { investorId: alone.id, amount: 600_000, investedOn: new Date('2025-02-01') })
  await db.holdingValuation.create({
    data: { holdingId: one.id, valuedOn: new Date('2025-03-01'), stakeValue: 800_000, source: 'Round' },
  })
  const interest = await makeInterest(db, { investorId: alone.id, status: 'ACKNOWLEDGED' })
  await perform(
    db,
    'moveInterest',
    { id: idOf('InvestmentInterest', interest.id), status: 'IN_DISCUSSION' },
    { as: team },
  )
  await perform(db, 'passInterest', { id: idOf('InvestmentInterest', interest.id) }, { as: team })
  const share = 'key count amount'
  const { data } = await run(
    db,
    `{ portfolio { invested valuedCount valuedAmount worth multiple bySector { ${share} } byTrl { ${share} } byYear { ${share} } conversion { stage count } } }`,
    { as: alone },
  )
  expect(data).toEqual({
    portfolio: {
      invested: 1_000_000,
      valuedCount: 1,
      valuedAmount: 400_000,
      worth: 800_000,
      multiple: 2,
      bySector: [
        { key: 'OTHER', count: 1, amount: 600_000 },
        { key: 'WATER', count: 1, amount: 400_000 },
      ],
      byTrl: [
        { key: '6', count: 1, amount: 400_000 },
        { key: '', count: 1, amount: 600_000 },
      ],
      byYear: [
        { key: '2024', count: 1, amount: 400_000 },
        { key: '2025', count: 1, amount: 600_000 },
      ],
      conversion: [
        { stage: 'EXPRESSED', count: 1 },
        { stage: 'ACKNOWLEDGED', count: 1 },
        { stage: 'MEETING_SCHEDULED', count: 1 },
        { stage: 'IN_DISCUSSION', count: 1 },
        { stage: 'TERM_SHEET', count: 0 },
        { stage: 'INVESTED', count: 0 },
      ],
    },
  })
  expect(conversionOf([])).toHaveLength(6)
})

test('the terms that the university recorded stay', async () => {
  const { id } = await held({ amount: 700_000, name: 'Still' })
  const change = { name: 'Mine', ...terms, amount: 1, fundingStage: 'GROWTH', notes: 'Board seat' }
  expect((await perform(db, 'updateHolding', input(id, change), { as: investor })).errors).toEqual([])
  expect(await seen(investor, id, 'name amount fundingStage notes')).toEqual({
    name: 'Still',
    amount: 700_000,
    fundingStage: 'GROWTH',
    notes: 'Board seat',
  })
})

test('milestones are planned and reached', async () => {
  const { id } = await external()
  const add = (as: Viewer | null, more: object = {}) =>
    perform(db, 'addHoldingMilestone', input(id, { title: 'First customer', plannedOn: '2030-01-05', ...more }), { as })
  for (const as of [null, rival, team, lead]) expect((await add(as)).codes, as?.role).not.toEqual([])
  expect(fieldsOf(await add(investor, { doneOn: iso(30) }))).toEqual(['doneOn'])
  expect((await add(investor)).errors).toEqual([])
  const next = 'nextMilestone { title plannedOn }'
  expect(await seen(investor, id, next)).toEqual({
    nextMilestone: { title: 'First customer', plannedOn: '2030-01-05' },
  })
  const { id: milestone } = await db.holdingMilestone.findFirstOrThrow({ where: { holdingId: id } })
  const on = {
    id: idOf('HoldingMilestone', milestone),
    title: 'First customer',
    plannedOn: '2030-01-05',
    doneOn: iso(-3),
  }
  expect((await perform(db, 'setHoldingMilestone', on, { as: rival })).codes).toEqual(['NOT_FOUND'])
  expect((await perform(db, 'setHoldingMilestone', on, { as: investor })).errors).toEqual([])
  expect(await seen(investor, id, next)).toEqual({ nextMilestone: null })
  expect((await perform(db, 'removeHoldingMilestone', { id: on.id }, { as: rival })).codes).toEqual(['NOT_FOUND'])
  expect((await perform(db, 'removeHoldingMilestone', { id: on.id }, { as: investor })).errors).toEqual([])
})

test('a lead answers what an investor asks for, and is asked again after the interval', async () => {
  await db.notification.deleteMany({})
  const { id, projectId } = await held({ name: 'Kiln' })
  const kpis = [{ name: 'Revenue', unit: 'AED' }, { name: 'Pilots' }]
  const ask = (as: Viewer | null, more: object = {}) =>
    perform(db, 'requestHoldingUpdates', input(id, { every: 'MONTHLY', dueOn: iso(3), kpis, ...more }), { as })
  for (const as of [null, rival, team, lead, waiting]) expect((await ask(as)).codes, as?.role).not.toEqual([])
  expect(fieldsOf(await ask(investor, { dueOn: iso(-3) }))).toEqual(['dueOn'])
  expect(fieldsOf(await ask(investor, { kpis: [kpis[0], { name: 'revenue' }] }))).toEqual(['kpis'])
  expect((await ask(investor)).errors).toEqual([])
  expect(await told(db, lead)).toEqual(['HOLDING_UPDATE_REQUESTED'])
  const open = await db.holdingUpdate.findFirstOrThrow({ where: { holdingId: id, answeredAt: null } })
  const answer = (as: Viewer | null, figures: object[] = [{ name: 'Revenue', value: 90_000.5 }]) =>
    perform(db, 'answerHoldingUpdate', { id: idOf('HoldingUpdate', open.id), text: 'Two pilots', figures }, { as })
  for (const as of [null, investor, rival, team, ...outside]) expect((await answer(as)).codes, as?.role).not.toEqual([])
  expect(fieldsOf(await answer(lead, [{ name: 'Costs', value: 1 }]))).toEqual(['figures[0].name'])
  expect((await answer(lead)).errors).toEqual([])
  expect((await answer(lead)).codes).toEqual(['CONFLICT'])
  expect(await told(db, investor)).toEqual(['HOLDING_UPDATE_ANSWERED'])
  expect(
    await seen(investor, id, 'latestUpdate { text figures { name unit value } } openUpdate { dueOn }'),
  ).toMatchObject({
    latestUpdate: {
      text: 'Two pilots',
      figures: [
        { name: 'Revenue', unit: 'AED', value: 90_000.5 },
        { name: 'Pilots', unit: '', value: null },
      ],
    },
    openUpdate: { dueOn: nextDue(open.dueOn, 'MONTHLY', new Date())!.toISOString().slice(0, 10) },
  })
  const removed = await perform(db, 'removeHoldingUpdate', { id: idOf('HoldingUpdate', open.id) }, { as: investor })
  expect(removed.codes, 'what the lead answered stays').toEqual(['CONFLICT'])
  expect((await perform(db, 'endHoldingUpdates', input(id), { as: rival })).codes).toEqual(['NOT_FOUND'])
  expect((await perform(db, 'endHoldingUpdates', input(id), { as: investor })).errors).toEqual([])
  expect(await db.holdingUpdate.count({ where: { holdingId: id, answeredAt: null } })).toBe(0)
  await db.project.update({ where: { id: projectId! }, data: { ownerId: null } })
  expect((await ask(investor)).codes, 'nobody is there to ask').toEqual(['CONFLICT'])
  expect(
    (
      await perform(db, 'requestHoldingUpdates', input((await external()).id, { every: 'ONCE', dueOn: iso(3) }), {
        as: investor,
      })
    ).codes,
  ).toEqual(['CONFLICT'])
})

test('an investor writes updates that nobody else reads', async () => {
  const { id } = await held()
  const write = (as: Viewer | null, more: object = {}) =>
    perform(
      db,
      'addHoldingUpdate',
      input(id, { dueOn: iso(-1), text: 'Hired', figures: [{ name: 'People', value: 9 }], ...more }),
      { as },
    )
  for (const as of [null, rival, team, lead]) expect((await write(as)).codes, as?.role).not.toEqual([])
  expect(fieldsOf(await write(investor, { figures: [{ name: 'People' }] }))).toEqual(['figures[0].value'])
  expect((await write(investor)).errors).toEqual([])
  const update = await db.holdingUpdate.findFirstOrThrow({ where: { holdingId: id } })
  const read = async (as: Viewer) =>
    (await run(db, 'query ($n: Int!) { holdingUpdate(number: $n) { text } }', { as, variables: { n: update.id } })).data
  expect(await read(investor)).toEqual({ holdingUpdate: { text: 'Hired' } })
  expect(await read(lead)).toEqual({ holdingUpdate: null })
  expect(
    (await perform(db, 'removeHoldingUpdate', { id: idOf('HoldingUpdate', update.id) }, { as: lead })).codes,
  ).not.toEqual([])
  expect(
    (await perform(db, 'removeHoldingUpdate', { id: idOf('HoldingUpdate', update.id) }, { as: investor })).errors,
  ).toEqual([])
})

test('a lead is reminded a week before the day and once it has passed', async () => {
  await db.notification.deleteMany({})
  await db.holdingUpdate.deleteMany({})
  const { id: holdingId } = await held()
  const now = new Date()
  const { id } = await makeHoldingUpdate(db, { holdingId, requested: true, dueOn: new Date(iso(5)) })
  const remind = (days: number) => remindOfUpdates(db, new Date(now.getTime() + days * day))
  expect(await remind(0), 'the lead has just been asked').toBe(0)
  await db.holdingUpdate.update({ where: { id }, data: { createdAt: new Date(now.getTime() - 20 * day) } })
  expect([await remind(0), await remind(1), await remind(7), await remind(8)]).toEqual([1, 0, 1, 0])
  expect(await told(db, lead)).toEqual(['HOLDING_UPDATE_DUE', 'HOLDING_UPDATE_DUE'])
})

test('the days of a series', () => {
  const at = (text: string) => new Date(text)
  expect(nextDue(at('2026-01-31'), 'MONTHLY', at('2026-02-01'))).toEqual(at('2026-02-28'))
  expect(nextDue(at('2026-01-31'), 'MONTHLY', at('2026-03-05'))).toEqual(at('2026-03-31'))
  expect(nextDue(at('2026-01-15'), 'QUARTERLY', at('2026-01-10'))).toEqual(at('2026-04-15'))
  expect(nextDue(at('2026-01-15'), 'HALF_YEARLY', at('2026-07-15'))).toEqual(at('2027-01-15'))
  expect(nextDue(at('2026-01-15'), 'ONCE', at('2026-07-15'))).toBeNull()
})

test('nothing is asked of a lead for an investor whose account is closed', async () => {
  const gone = await person(db, 'INVESTOR')
  const admin = await person(db, 'ADMIN')
  const { id: holdingId } = await held({ investorId: gone.id })
  await makeHoldingUpdate(db, { holdingId, requested: true })
  expect((await perform(db, 'deleteUser', { id: idOf('User', gone.id) }, { as: admin })).errors).toEqual([])
  expect(await db.holdingUpdate.count({ where: { holdingId } })).toBe(0)
  expect(await db.holdingRequest.count({ where: { holdingId, endedAt: null } })).toBe(0)
})
