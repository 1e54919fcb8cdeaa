/** Correcting the terms of a recorded investment: who may, what is kept of it, and who learns of it. */
import { expect, test } from 'vitest'
import { makeHolding } from '../../../prisma/seed/factories/holdings.ts'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const lead = await person(db, 'RESEARCHER', { name: 'Ada' })
const investor = await person(db, 'INVESTOR', { name: 'Noor' })
const rival = await person(db, 'INVESTOR')
const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const contact = await person(db, 'COMMERCIALIZATION_TEAM')
const others = [
  lead,
  rival,
  waiting,
  team,
  ...(await Promise.all(
    (['INDUSTRY', 'INDUSTRY_PARTNER', 'EXPERT', 'ADMIN'] as const).map((role) => person(db, role)),
  )),
  null,
]
const right = { amount: 750_000, instrument: 'SAFE', investedOn: '2025-04-30', stakePercent: null, reason: 'A typo' }
const correct = (as: Viewer | null, id: number, more: object = {}) =>
  perform(db, 'correctHoldingTerms', { id: idOf('Holding', id), ...right, ...more }, { as })

async function recorded(contactId: number | null = contact.id) {
  const { id: projectId } = await makeProject(db, { ownerId: lead.id, title: 'Solar still' })
  const interest = await makeInterest(db, {
    projectId,
    investorId: investor.id,
    status: 'INVESTED',
    leadSince: new Date(),
    contactId,
  })
  const holding = await makeHolding(db, {
    investorId: investor.id,
    investmentInterestId: interest.id,
    projectId,
    external: false,
    amount: 75_000,
    instrument: 'EQUITY',
    stakePercent: 5,
  })
  return { id: holding.id, interestId: interest.id }
}

test('the investor corrects what was recorded, and the history keeps what it was and why', async () => {
  const { id, interestId } = await recorded()
  expect((await correct(investor, id)).errors).toEqual([])
  expect(await db.holding.findUniqueOrThrow({ where: { id } })).toMatchObject({
    amount: 750_000,
    instrument: 'SAFE',
    stakePercent: null,
  })
  const [entry] = await db.auditEntry.findMany({ where: { entity: 'Holding', entityId: id } })
  expect(entry).toMatchObject({
    action: 'correctHoldingTerms',
    comment: 'A typo',
    changes: { amount: [75_000, 750_000], instrument: ['EQUITY', 'SAFE'], stakePercent: [5, null] },
  })
  expect(await told(db, contact)).toEqual(['INTEREST_CORRECTED'])
  expect([await told(db, lead), await told(db, rival)]).toEqual([[], []])
  const read = async (as: Viewer) => {
    const asked = `query ($n: Int!) { investmentInterest(number: $n) {
      investment { amount } history(first: 5) { edges { node { comment changes { before after } } } } } }`
    return JSON.stringify((await run(db, asked, { as, variables: { n: interestId } })).data)
  }
  expect(await read(team)).toContain('750000')
  expect(await read(lead)).toContain('corrected')
  expect(await read(lead), 'the lead learns no terms').not.toMatch(/750000|75000|typo/)
})

test('everybody of the team is notified while nobody looks after the interest', async () => {
  const before = await told(db, team)
  expect((await correct(investor, (await recorded(null)).id)).errors).toEqual([])
  expect(await told(db, team)).toEqual([...before, 'INTEREST_CORRECTED'])
})

test('what is missing, wrong or not different is refused', async () => {
  const { id } = await recorded()
  const fields = async (more: object) =>
    Object.keys(((await correct(investor, id, more)).errors[0]?.extensions['fieldErrors'] ?? {}) as object)
  expect(await fields({ reason: ' ' })).toEqual(['reason'])
  expect(await fields({ amount: 0 })).toEqual(['amount'])
  expect(await fields({ investedOn: '2999-01-01' })).toEqual(['investedOn'])
  expect(await fields({ stakePercent: 101 })).toEqual(['stakePercent'])
  await db.holding.update({
    where: { id },
    data: { investedOn: new Date('2024-01-01'), status: 'EXITED', endedOn: new Date('2025-01-01'), proceeds: 1 },
  })
  expect(await fields({})).toEqual(['investedOn'])
  const same = await recorded()
  expect((await correct(investor, same.id)).errors).toEqual([])
  expect((await correct(investor, same.id)).codes).toEqual(['CONFLICT'])
  const elsewhere = await makeHolding(db, { investorId: investor.id, external: true })
  expect((await correct(investor, elsewhere.id)).codes).toEqual(['CONFLICT'])
})

test('nobody else corrects it', async () => {
  const { id } = await recorded()
  for (const as of others) expect((await correct(as, id)).codes, as?.role ?? 'visitor').not.toEqual([])
  expect(await db.holding.findUniqueOrThrow({ where: { id } })).toMatchObject({ amount: 75_000 })
})
