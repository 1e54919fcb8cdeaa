/** Two people act on one holding at the same moment: one outcome stands. */
import { expect, test } from 'vitest'
import { makeHolding, makeHoldingUpdate } from '../../../prisma/seed/factories/holdings.ts'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { HoldingStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { raceMoves, type Act } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const lead = await person(db, 'RESEARCHER')
const investor = await person(db, 'INVESTOR')
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const terms = { instrument: 'EQUITY', amount: 1_000, investedOn: '2025-05-01', fundingStage: 'SEED', sector: 'WATER' }

test('an investment that two record at once is one holding', async () => {
  const { id } = await makeInterest(db, { investorId: investor.id, status: 'TERM_SHEET' })
  const record = (as: typeof team) =>
    perform(db, 'completeInterest', { id: idOf('InvestmentInterest', id), ...terms }, { as })
  const answers = await Promise.all([team, mate, team, mate].map(record))
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT'])
  expect(await db.holding.count({ where: { investmentInterestId: id } })).toBe(1)
})

test('an investment and a pass at once: one of them, and no holding of an interest that was passed', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await makeInterest(db, { investorId: investor.id, status: 'TERM_SHEET' })
    const global = idOf('InvestmentInterest', id)
    const answers = await Promise.all([
      perform(db, 'completeInterest', { id: global, ...terms }, { as: team }),
      perform(db, 'passInterest', { id: global }, { as: investor }),
    ])
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT'])
    const { status } = await db.investmentInterest.findUniqueOrThrow({ where: { id } })
    expect(await db.holding.count({ where: { investmentInterestId: id } })).toBe(status === 'INVESTED' ? 1 : 0)
  }
})

test('of two answers to one update one stands, and one next update is asked for', async () => {
  const { id: projectId } = await makeProject(db, { ownerId: lead.id })
  const { id: holdingId } = await makeHolding(db, { investorId: investor.id, external: false, projectId })
  const { id } = await makeHoldingUpdate(db, { holdingId, requested: true })
  const answer = () => perform(db, 'answerHoldingUpdate', { id: idOf('HoldingUpdate', id), text: 'News' }, { as: lead })
  const answers = await Promise.all([answer(), answer(), answer()])
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT', 'CONFLICT'])
  expect(await db.holdingUpdate.count({ where: { holdingId, answeredAt: null } })).toBe(1)
})

test('an answer and the end of the series at once: nothing more is asked for', async () => {
  const { id: projectId } = await makeProject(db, { ownerId: lead.id })
  for (let round = 0; round < 5; round++) {
    const { id: holdingId } = await makeHolding(db, { investorId: investor.id, external: false, projectId })
    const { id } = await makeHoldingUpdate(db, { holdingId, requested: true })
    await Promise.all([
      perform(db, 'answerHoldingUpdate', { id: idOf('HoldingUpdate', id), text: 'News' }, { as: lead }),
      perform(db, 'endHoldingUpdates', { id: idOf('Holding', holdingId) }, { as: investor }),
    ])
    expect(await db.holdingUpdate.count({ where: { holdingId, answeredAt: null } })).toBe(0)
    expect(await db.holdingRequest.count({ where: { holdingId, endedAt: null } })).toBe(0)
  }
})

test('what is asked for at once in two windows is one series', async () => {
  const { id: projectId } = await makeProject(db, { ownerId: lead.id })
  const { id } = await makeHolding(db, { investorId: investor.id, external: false, projectId })
  const dueOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const ask = () =>
    perform(db, 'requestHoldingUpdates', { id: idOf('Holding', id), every: 'MONTHLY', dueOn }, { as: investor })
  expect((await Promise.all([ask(), ask(), ask()])).flatMap(({ codes }) => codes)).toEqual([])
  expect(await db.holdingRequest.count({ where: { holdingId: id, endedAt: null } })).toBe(1)
  expect(await db.holdingUpdate.count({ where: { holdingId: id } })).toBe(1)
})

test('every two moves of a holding', async () => {
  const on = (more: object = {}) => ({ as: investor, input: (id: number) => ({ id: idOf('Holding', id), ...more }) })
  const ended = { endedOn: '2025-10-01', proceeds: 0 }
  const acts: Act[] = [
    { name: 'closeHolding', ...on({ status: 'EXITED', ...ended }) },
    { name: 'closeHolding', ...on({ status: 'WRITTEN_OFF', ...ended }) },
    { name: 'reopenHolding', ...on() },
  ]
  const tried = await raceMoves(db, {
    entity: 'Holding',
    column: 'status',
    states: Object.values(HoldingStatus),
    async make(state) {
      const over = state === 'ACTIVE' ? {} : { endedOn: new Date('2025-10-01'), proceeds: 0 }
      return (await makeHolding(db, { investorId: investor.id, status: state as HoldingStatus, ...over })).id
    },
    acts,
  })
  expect(tried).toBeGreaterThan(3)
})
