/** Interests of people of companies: who expresses one, who learns of it, and what belongs to investors alone. */
import { expect, test } from 'vitest'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const lead = await person(db, 'RESEARCHER', { name: 'Ada' })
const company = await person(db, 'INDUSTRY', { name: 'Maker' })
const partner = await person(db, 'INDUSTRY_PARTNER', { name: 'Partner' })
const rival = await person(db, 'INDUSTRY', { name: 'Rival' })
const waiting = await person(db, 'INDUSTRY', { status: 'PENDING_VERIFICATION' })
const investor = await person(db, 'INVESTOR', { name: 'Noor' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const outside = await Promise.all(
  (['RESEARCHER', 'EXPERT', 'KU_TEAM', 'ADMIN'] as const).map((role) => person(db, role)),
)

const project = (more: object = {}) =>
  makeProject(db, { ownerId: lead.id, title: 'Solar still', status: 'ACTIVE', approvedForIndustry: true, ...more })
const ofCompany = (more: object = {}) => makeInterest(db, { kind: 'INDUSTRY', investorId: company.id, ...more })
const input = (id: number, more: object = {}) => ({ id: idOf('InvestmentInterest', id), ...more })
const of = (id: number) => db.investmentInterest.findUniqueOrThrow({ where: { id } })
const express = (as: Viewer | null, projectId: number, more: object = {}) =>
  perform(db, 'createInterest', { projectId: idOf('Project', projectId), ...more }, { as })
const seen = async (as: Viewer | null, number: number, fields = 'title') => {
  const { data } = await run(db, `query ($n: Int!) { investmentInterest(number: $n) { ${fields} } }`, {
    as,
    variables: { n: number },
  })
  return data?.['investmentInterest'] ?? null
}

test('an interest of a company reaches the lead and the team at once, with a promised day', async () => {
  const { id: projectId } = await project()
  expect((await express(company, projectId, { message: 'We build stills' })).codes).toEqual([])
  const { id, ...made } = await db.investmentInterest.findFirstOrThrow({ where: { projectId } })
  expect(made).toMatchObject({ kind: 'INDUSTRY', status: 'EXPRESSED', acknowledgeBy: expect.any(Date) as Date })
  expect(await told(db, team)).toEqual(['INTEREST_EXPRESSED'])
  expect(await told(db, lead)).toEqual(['INTEREST_EXPRESSED'])
  expect(await seen(lead, id, 'kind message investor { name }')).toEqual({
    kind: 'INDUSTRY',
    message: 'We build stills',
    investor: { name: 'Maker' },
  })
  for (const status of ['ACKNOWLEDGED', 'IN_DISCUSSION'])
    expect((await perform(db, 'moveInterest', input(id, { status }), { as: team })).codes).toEqual([])
  expect(await told(db, company)).toEqual(['INTEREST_ACKNOWLEDGED', 'INTEREST_MOVED'])
  expect(await seen(company, id, 'status nextStatuses contact { name }')).toEqual({
    status: 'IN_DISCUSSION',
    nextStatuses: ['PASSED'],
    contact: { name: 'Team' },
  })
  expect(await db.deal.count({ where: { projectId } }), 'its result is the deal of the project').toBe(1)
})

test('only verified people of companies express one, in what is open to industry, and once', async () => {
  const { id: projectId } = await project()
  for (const as of [null, waiting, lead, investor, ...outside])
    expect((await express(as, projectId)).codes, as?.role ?? 'visitor').not.toEqual([])
  for (const closed of [
    { approvedForIndustry: false, approvedForInvestors: true },
    { confidential: true },
    { status: 'DRAFT' },
    { embargoUntil: new Date('2999-01-01') },
  ])
    expect((await express(company, (await project(closed)).id)).codes, JSON.stringify(closed)).toEqual(['NOT_FOUND'])
  for (const as of [company, partner, rival]) expect((await express(as, projectId)).codes, as.role).toEqual([])
  expect((await express(company, projectId)).codes).toEqual(['CONFLICT'])
})

test('companies and investors learn nothing of one another', async () => {
  const { id: projectId } = await project({ title: 'Secret suitor', approvedForInvestors: true })
  const { id } = await ofCompany({ projectId })
  const asked = `query ($n: Int!, $p: Int!, $id: ID!) {
    node(id: $id) { id }
    investmentInterest(number: $n) { title }
    investmentInterests { totalCount }
    search(text: "suitor") { investmentInterests { title } }
    project(number: $p) { investorInterestCount investmentInterests { id } thread { kind } }
  }`
  const variables = { n: id, p: projectId, id: idOf('InvestmentInterest', id) }
  for (const as of [partner, investor, await person(db, 'INDUSTRY')])
    expect((await run(db, asked, { as, variables })).data).toMatchObject({
      node: null,
      investmentInterest: null,
      search: { investmentInterests: [] },
      project: { investorInterestCount: null, investmentInterests: [], thread: [{ kind: 'PROJECT' }] },
    })
  for (const as of [null, waiting, lead, rival, ...outside.slice(0, 2)])
    expect(await seen(as, id), as?.role ?? 'visitor').toBeNull()
  const { investorInterestCount } = await db.project.findUniqueOrThrow({ where: { id: projectId } })
  expect(investorInterestCount, 'it is of investors alone').toBe(0)
})

test('amounts, term sheets and investments belong to investors', async () => {
  const { id: projectId } = await project()
  for (const more of [{ amountFrom: 1, amountUntil: 2 }, { amountOpen: true }])
    expect((await express(company, projectId, more)).codes).toEqual(['INVALID'])
  const { id } = await ofCompany({ status: 'IN_DISCUSSION' })
  expect((await perform(db, 'updateInterest', input(id, {}), { as: company })).codes).toEqual(['CONFLICT'])
  expect((await perform(db, 'moveInterest', input(id, { status: 'TERM_SHEET' }), { as: team })).codes).toEqual([
    'CONFLICT',
  ])
  await expect(db.investmentInterest.update({ where: { id }, data: { status: 'INVESTED' } })).rejects.toThrow()
  await expect(
    db.investmentInterest.update({ where: { id }, data: { amountFrom: 1, amountUntil: 2 } }),
  ).rejects.toThrow()
})

test('a company asks, answers, writes, withdraws and passes in its own interests alone', async () => {
  const { id } = await ofCompany({ status: 'ACKNOWLEDGED', contactId: team.id })
  const acts: readonly (readonly [string, object])[] = [
    ['askInterestQuestion', { text: 'Who owns the patent?' }],
    ['addInterestTask', { text: 'Send a sample', side: 'INVESTOR', dueOn: '2030-01-05' }],
    ['withdrawInterest', {}],
    ['passInterest', {}],
  ]
  for (const [name, more] of acts)
    for (const as of [null, waiting, rival, partner, investor])
      expect((await perform(db, name, input(id, more), { as })).codes, name).not.toEqual([])
  const message = { recordId: idOf('InvestmentInterest', id), text: 'Hello' }
  expect((await perform(db, 'createMessage', message, { as: rival })).codes).not.toEqual([])
  expect((await perform(db, 'createMessage', message, { as: company })).codes).toEqual([])
  for (const [name, more] of acts.slice(0, 3))
    expect((await perform(db, name, input(id, more), { as: company })).codes, name).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'WITHDRAWN' })
})

test('people of companies save what is open to industry, for themselves alone', async () => {
  const { id: projectId } = await project({ title: 'Kept still' })
  const closed = await project({ approvedForIndustry: false, approvedForInvestors: true })
  const save = (as: Viewer | null, id: number) =>
    perform(db, 'saveOpportunity', { projectId: idOf('Project', id) }, { as, give: 'mark { id savedAt }' })
  for (const as of [null, waiting, lead, ...outside])
    expect((await save(as, projectId)).codes, as?.role).not.toEqual([])
  expect((await save(investor, projectId)).codes, 'not open to investors').toEqual(['NOT_FOUND'])
  expect((await save(company, closed.id)).codes).toEqual(['NOT_FOUND'])
  expect((await save(company, projectId)).errors).toEqual([])
  const read = async (as: Viewer) =>
    (
      await run(
        db,
        `query ($p: Int!) {
          project(number: $p) { canSave ownMarks { savedAt } }
          projects(filter: { saved: true }) { edges { node { title } } }
        }`,
        { as, variables: { p: projectId } },
      )
    ).data
  expect(await read(company)).toMatchObject({
    project: { canSave: true, ownMarks: [{ savedAt: expect.any(Date) as Date }] },
    projects: { edges: [{ node: { title: 'Kept still' } }] },
  })
  expect(await read(rival)).toMatchObject({ project: { canSave: true, ownMarks: [] }, projects: { edges: [] } })
  const { id } = await db.opportunityMark.findFirstOrThrow({ where: { projectId } })
  const unsave = (as: Viewer) => perform(db, 'unsaveOpportunity', { id: idOf('OpportunityMark', id) }, { as })
  expect((await unsave(rival)).codes).toEqual(['NOT_FOUND'])
  expect((await unsave(company)).codes).toEqual([])
  expect(await read(company)).toMatchObject({ projects: { edges: [] } })
})
