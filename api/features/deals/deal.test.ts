/** Deals: how they are opened, what is in the way, how they end, and who sees them. */
import { expect, test } from 'vitest'
import { makeDeal } from '../../../prisma/seed/factories/deals.ts'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { DealStatus } from '../../__generated__/prisma/enums.ts'
import { isoDay, universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, raceMoves, type Act } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const lead = await person(db, 'RESEARCHER', { name: 'Ada' })
const investor = await person(db, 'INVESTOR')
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const outside = [
  lead,
  investor,
  ...(await Promise.all((['INDUSTRY', 'INDUSTRY_PARTNER', 'EXPERT'] as const).map((role) => person(db, role)))),
  null,
]
const today = isoDay(universityDay())
const input = (id: number, more: object = {}) => ({ id: idOf('Deal', id), ...more })
const of = (id: number) => db.deal.findUniqueOrThrow({ where: { id }, include: { blockers: true } })
const project = (more: object = {}) =>
  makeProject(db, { ownerId: lead.id, title: 'Solar still', status: 'ACTIVE', approvedForInvestors: true, ...more })

test('the first interest opens the deal, and the next does not', async () => {
  const { id } = await project()
  const express = (as: Viewer) => perform(db, 'createInterest', { projectId: idOf('Project', id) }, { as })
  expect((await express(investor)).codes).toEqual([])
  expect((await express(await person(db, 'INVESTOR'))).codes).toEqual([])
  expect(await db.deal.findMany({ where: { projectId: id } })).toMatchObject([{ status: 'OPEN', title: 'Solar still' }])
  expect((await perform(db, 'createDeal', { projectId: idOf('Project', id) }, { as: team })).codes).toEqual([
    'CONFLICT',
  ])
})

test('a deal is opened, blocked, closed with its outcome, and opened again', async () => {
  const { id: projectId } = await project()
  expect((await perform(db, 'createDeal', { projectId: idOf('Project', projectId) }, { as: team })).codes).toEqual([])
  const { id } = await db.deal.findFirstOrThrow({ where: { projectId } })
  expect(await of(id)).toMatchObject({ handlerId: team.id, status: 'OPEN' })
  const did = async (name: string, given: object) =>
    expect((await perform(db, name, given, { as: mate })).errors).toEqual([])
  await did('addDealBlocker', input(id, { text: 'No assignment of the patent' }))
  const [blocker] = (await of(id)).blockers
  await did('resolveDealBlocker', { id: idOf('DealBlocker', blocker!.id) })
  expect((await of(id)).blockers[0]!.resolvedAt).toBeInstanceOf(Date)
  await did('closeDeal', input(id, { outcome: 'LICENSED', party: 'Still Works', amount: 900_000, closedOn: today }))
  expect(await of(id)).toMatchObject({ status: 'LICENSED', party: 'Still Works', amount: 900_000 })
  expect(await told(db, lead)).toContain('PROJECT_DEAL_CLOSED')
  expect((await perform(db, 'addDealBlocker', input(id, { text: 'Late' }), { as: team })).codes).toEqual(['CONFLICT'])
  await did('reopenDeal', input(id))
  expect(await of(id)).toMatchObject({ status: 'OPEN', party: '', amount: null, closedOn: null })
})

test('an investment leaves the deal open, which says what it can be closed with', async () => {
  const { id: projectId } = await project()
  const fund = await person(db, 'INVESTOR', { name: 'Fund manager', department: 'Falcon Fund' })
  const interest = await makeInterest(db, { projectId, investorId: fund.id, status: 'TERM_SHEET' })
  const { id } = await makeDeal(db, { projectId })
  const other = await makeDeal(db, { projectId: (await project()).id })
  const terms = { instrument: 'EQUITY', amount: 500_000, investedOn: today, fundingStage: 'SEED', sector: 'WATER' }
  const recorded = await perform(
    db,
    'completeInterest',
    { id: idOf('InvestmentInterest', interest.id), ...terms },
    { as: team },
  )
  expect(recorded.errors).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'OPEN', investmentInterestId: interest.id })
  expect(await of(other.id)).toMatchObject({ investmentInterestId: null })
  const asked = 'query ($n: Int!) { deal(number: $n) { investmentInterest { investment { amount } } } }'
  const { data } = await run(db, asked, { as: mate, variables: { n: id } })
  expect(data).toEqual({ deal: { investmentInterest: { investment: { amount: 500_000 } } } })
})

test('closed deals are counted by what came of them, for the university alone', async () => {
  const counted = async (as: Viewer | null, since: string | null = null) =>
    run(db, 'query ($since: Date) { dealOutcomes(since: $since) { status count amount } }', {
      as,
      variables: { since },
    })
  const licensed = async (since?: string) => {
    const { data } = await counted(team, since)
    const rows = data?.['dealOutcomes'] as unknown as { status: string; count: number; amount: number }[]
    return rows.find(({ status }) => status === 'LICENSED') ?? { count: 0, amount: 0 }
  }
  const before = await licensed()
  const { id } = await makeDeal(db)
  const end = { outcome: 'LICENSED', party: 'Still Works', amount: 900_000, closedOn: today }
  expect((await perform(db, 'closeDeal', input(id, end), { as: team })).errors).toEqual([])
  expect(await licensed()).toMatchObject({ count: before.count + 1, amount: before.amount + 900_000 })
  expect((await licensed('2999-01-01')).count).toBe(0)
  for (const as of outside) {
    const { data, codes } = await counted(as)
    expect(data?.['dealOutcomes'] ?? null, as?.role).toBeNull()
    expect(codes, as?.role).toEqual([as ? 'FORBIDDEN' : 'UNAUTHENTICATED'])
  }
})

test('what is missing or wrong is named', async () => {
  const { id } = await makeDeal(db)
  const fields = async (more: object) => {
    const { errors } = await perform(db, 'closeDeal', input(id, more), { as: team })
    return Object.keys((errors[0]?.extensions['fieldErrors'] ?? {}) as object)
  }
  expect(await fields({ outcome: 'LICENSED', closedOn: today })).toEqual(['party'])
  expect(await fields({ outcome: 'INVESTED', party: 'Fund', amount: 0, closedOn: today })).toEqual(['amount'])
  expect(await fields({ outcome: 'ENDED', closedOn: '2999-01-01' })).toEqual(['closedOn'])
  expect(await fields({ outcome: 'ENDED', closedOn: today })).toEqual([])
})

test('nobody but the team sees a deal or works on one', async () => {
  const { id: projectId } = await project()
  const { id } = await makeDeal(db, { projectId, title: 'Hidden deal' })
  const asked = `query ($n: Int!, $p: Int!) {
    deal(number: $n) { title } deals { totalCount } search(text: "Hidden deal") { deals { title } }
    project(number: $p) { thread { kind } }
  }`
  for (const as of outside) {
    const { data } = await run(db, asked, { as, variables: { n: id, p: projectId } })
    expect(data?.['deal'] ?? null, as?.role).toBeNull()
    expect(JSON.stringify(data ?? {}), as?.role).not.toMatch(/Hidden|DEAL/)
    for (const [name, more] of [
      ['closeDeal', { outcome: 'ENDED', closedOn: today }],
      ['reopenDeal', {}],
      ['assignDeal', {}],
      ['addDealBlocker', { text: 'x' }],
    ] as const)
      expect((await perform(db, name, input(id, more), { as })).codes, `${name} ${as?.role}`).not.toEqual([])
  }
  const { data } = await run(db, asked, { as: team, variables: { n: id, p: projectId } })
  expect(data).toMatchObject({
    deal: { title: 'Hidden deal' },
    project: { thread: [{ kind: 'PROJECT' }, { kind: 'DEAL' }] },
  })
})

test('a project has one open deal, whoever opens it at the same moment', async () => {
  const { id } = await project()
  const open = (as: Viewer) => perform(db, 'createDeal', { projectId: idOf('Project', id) }, { as })
  const answers = await Promise.all([open(team), open(mate), open(team), open(mate)])
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT'])
  const ended = await makeDeal(db, { projectId: (await project()).id, status: 'ENDED' })
  const { projectId } = await of(ended.id)
  const both = [
    () => perform(db, 'reopenDeal', input(ended.id), { as: team }),
    () => perform(db, 'createDeal', { projectId: idOf('Project', projectId) }, { as: mate }),
  ]
  await atOnce(db, 'Deal', ended.id, both)
  expect(await db.deal.count({ where: { projectId, status: 'OPEN' } })).toBe(1)
})

test('every two moves of a deal', async () => {
  const acts: Act[] = [
    { name: 'closeDeal', as: team, input: (id) => input(id, { outcome: 'LICENSED', party: 'A', closedOn: today }) },
    { name: 'closeDeal', as: mate, input: (id) => input(id, { outcome: 'ENDED', closedOn: today }) },
    { name: 'reopenDeal', as: mate, input: (id) => input(id) },
  ]
  const tried = await raceMoves(db, {
    entity: 'Deal',
    column: 'status',
    states: Object.values(DealStatus),
    make: async (status) => (await makeDeal(db, { status: status as DealStatus })).id,
    acts,
  })
  expect(tried).toBeGreaterThan(5)
})
