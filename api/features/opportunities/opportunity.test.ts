/** Opportunities, marks and theses: who sees what, the ranking, what has changed since somebody looked. */
import { expect, test } from 'vitest'
import { makeHolding } from '../../../prisma/seed/factories/holdings.ts'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const lead = await person(db, 'RESEARCHER', { name: 'Ada' })
const team = await person(db, 'KU_TEAM')
const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
const outside = await Promise.all(
  (['RESEARCHER', 'INDUSTRY', 'INDUSTRY_PARTNER', 'EXPERT', 'KU_TEAM', 'ADMIN'] as const).map((role) =>
    person(db, role),
  ),
)
const open = { status: 'ACTIVE' as const, approvedForInvestors: true, ownerId: lead.id }
const make = (more: object = {}) => makeProject(db, { ...open, ...more })
const save = (as: Viewer | null, id: number, more: object = {}) =>
  perform(db, 'saveOpportunity', { projectId: idOf('Project', id), ...more }, { as })

interface Shown {
  project: { title: string } | null
  mark: { note: string; savedAt: string | null; dismissedAt: string | null } | null
  fit: number | null
  reasons: string[]
  against: string[]
  changes: string[]
}

/** The opportunities that a viewer is shown. */
async function shown(as: Viewer | null, filter: object = {}, sort: object | null = null) {
  const { data, codes } = await run(
    db,
    `query ($filter: OpportunityFilter, $sort: OpportunitySort) {
      opportunities(filter: $filter, sort: $sort, first: 100) {
        totalCount
        opportunities { project { title } mark { note savedAt dismissedAt } fit reasons against changes }
      }
    }`,
    { as, variables: { filter, sort } },
  )
  const page = data?.['opportunities'] as { totalCount: number; opportunities: Shown[] } | null | undefined
  return { codes, totalCount: page?.totalCount, all: page?.opportunities ?? [] }
}
const titles = async (as: Viewer, filter: object = {}, sort: object | null = null) =>
  (await shown(as, filter, sort)).all.map(({ project }) => project?.title)

test('only a verified investor sees opportunities, and only what is open to investors', async () => {
  const investor = await person(db, 'INVESTOR')
  await make({ title: 'Open wind', tags: ['wind'] })
  for (const [title, closed] of Object.entries({
    'Not approved wind': { approvedForInvestors: false },
    'Secret wind': { confidential: true },
    'Draft wind': { status: 'DRAFT' },
    'Late wind': { embargoUntil: new Date('2999-01-01') },
  }))
    await make({ title, ...closed })
  expect(await titles(investor, { search: 'wind' })).toEqual(['Open wind'])
  for (const as of [null, waiting, ...outside]) {
    expect((await shown(as)).codes, as?.role ?? 'visitor').not.toEqual([])
    expect((await save(as, (await make()).id)).codes, as?.role ?? 'visitor').not.toEqual([])
  }
})

test('an amount that the investor may not read is neither told, nor filtered or sorted by', async () => {
  const investor = await person(db, 'INVESTOR')
  await perform(db, 'saveInvestmentThesis', { ticketFrom: 1, ticketUntil: 9_000_000 }, { as: investor })
  const tells = { fundingAmountNeeded: 5_000_000 }
  await make({ title: 'Quiet dune', seekingInvestment: false, ...tells })
  await make({ title: 'Loud dune', seekingInvestment: true, ...tells })
  expect(await titles(investor, { search: 'dune', askedMin: 1 })).toEqual(['Loud dune'])
  const quiet = (await shown(investor, { search: 'quiet dune' })).all[0]!
  expect(JSON.stringify(quiet)).not.toContain('5,000,000')
  expect(quiet.against).toEqual(['It states no amount.'])
})

test('saved, dismissed and noted is each for its investor alone, and gone when the project closes', async () => {
  const [mine, rival] = [await person(db, 'INVESTOR'), await person(db, 'INVESTOR')]
  const { id } = await make({ title: 'Kelp press' })
  expect((await save(mine, id, { note: 'Call Ada' })).codes).toEqual([])
  const mark = await db.opportunityMark.findFirstOrThrow({ where: { projectId: id } })
  const input = { id: idOf('OpportunityMark', mark.id) }
  for (const as of [rival, team, lead, null]) {
    const { data } = await run(db, `query ($id: ID!) { node(id: $id) { id } }`, { as, variables: { id: input.id } })
    expect(data?.['node'] ?? null).toBeNull()
    for (const name of ['unsaveOpportunity', 'updateSavedOpportunity'])
      expect((await perform(db, name, input, { as })).codes).not.toEqual([])
  }
  expect((await shown(rival, { search: 'kelp' })).all[0]!.mark).toBeNull()
  expect(await titles(rival, { show: 'SAVED' })).toEqual([])
  expect((await shown(mine, { show: 'SAVED' })).all[0]!.mark).toMatchObject({ note: 'Call Ada' })
  // Saved again without a note, it keeps the note and its number.
  await save(mine, id)
  expect(await db.opportunityMark.findMany({ where: { projectId: id } })).toMatchObject([
    { id: mark.id, note: 'Call Ada' },
  ])
  await db.project.update({ where: { id }, data: { approvedForInvestors: false } })
  expect(await titles(mine, { show: 'SAVED' })).toEqual([])
  expect((await perform(db, 'updateSavedOpportunity', input, { as: mine })).codes).toEqual(['NOT_FOUND'])
})

test('dismissed opportunities are left out until they are restored', async () => {
  const investor = await person(db, 'INVESTOR')
  const { id } = await make({ title: 'Loud fan' })
  const input = { projectId: idOf('Project', id) }
  await save(investor, id, { note: 'Maybe' })
  expect((await perform(db, 'dismissOpportunity', { ...input, lessLikeThis: true }, { as: investor })).codes).toEqual(
    [],
  )
  expect(await titles(investor, { search: 'loud fan' })).toEqual([])
  expect(await titles(investor, { show: 'DISMISSED' })).toEqual(['Loud fan'])
  expect(await db.opportunityMark.findFirst({ where: { projectId: id } })).toMatchObject({ savedAt: null, note: '' })
  expect((await perform(db, 'restoreOpportunity', input, { as: investor })).codes).toEqual([])
  expect(await titles(investor, { search: 'loud fan', show: 'UNDECIDED' })).toEqual(['Loud fan'])
})

test('nothing is recommended that the investor has invested in, or in which an interest goes on', async () => {
  const investor = await person(db, 'INVESTOR')
  const other = await person(db, 'INVESTOR')
  const tried = async (title: string, status: 'EXPRESSED' | 'INVESTED' | 'PASSED' | 'WITHDRAWN') => {
    const { id: projectId } = await make({ title })
    await makeInterest(db, { investorId: investor.id, projectId, status })
  }
  await tried('Kite asked', 'EXPRESSED')
  await tried('Kite bought', 'INVESTED')
  await tried('Kite passed', 'PASSED')
  await tried('Kite withdrawn', 'WITHDRAWN')
  const { id: projectId } = await make({ title: 'Kite held' })
  await makeHolding(db, { investorId: investor.id, projectId, external: false })
  const recommended = async (as: Viewer) => new Set(await titles(as, { search: 'kite', show: 'UNDECIDED' }))
  expect(await recommended(investor)).toEqual(new Set(['Kite passed', 'Kite withdrawn']))
  expect((await recommended(other)).size).toBe(5)
  expect(await titles(investor, { search: 'kite' })).toHaveLength(5)
})

test('what has changed since an investor looked is told in words, and only then', async () => {
  const investor = await person(db, 'INVESTOR')
  const { id } = await make({
    title: 'Tidal mill',
    seekingInvestment: true,
    fundingAmountNeeded: 1_000_000,
    validatedTrl: 4,
  })
  await save(investor, id)
  const changes = async () => (await shown(investor, { search: 'tidal', changed: true })).all[0]?.changes
  expect(await changes()).toBeUndefined()
  await db.project.update({
    where: { id },
    data: { validatedTrl: 5, fundingAmountNeeded: 2_000_000, ipStatus: 'Patent granted' },
  })
  const assessed = {
    projectId: id,
    title: 'Tidal mill',
    inputs: {},
    completeness: 50,
    engineVersion: '1',
    rubricVersion: '1',
  }
  await db.arlAssessment.create({
    data: { ...assessed, status: 'COMPLETED', low: 3, high: 4, level: 3, completedAt: new Date() },
  })
  // One that is not completed says nothing.
  await db.arlAssessment.create({ data: { ...assessed, status: 'DRAFT', low: 1, high: 9 } })
  expect(await changes()).toEqual([
    'Validated TRL: 4 → 5',
    'ARL 3-4 was assessed',
    'Ask: AED 1,000,000 → AED 2,000,000',
    'Intellectual property: Patent granted',
  ])
  const { data } = await perform(
    db,
    'seeOpportunity',
    { projectId: idOf('Project', id) },
    { as: investor, give: 'opportunity { changes }' },
  )
  expect(data!['seeOpportunity']).toEqual({ opportunity: { changes: [] } })
  expect(await changes()).toBeUndefined()
  await db.arlAssessment.updateMany({ where: { projectId: id, status: 'COMPLETED' }, data: { high: 5 } })
  await db.project.update({ where: { id }, data: { fundingPurpose: 'A second mill' } })
  expect(await changes()).toEqual(['ARL 3-4 → ARL 3-5', 'What it needs the funding for has changed'])
})

test('a thesis ranks with reasons, and is read by its investor and, once shared, by the university', async () => {
  const [mine, rival] = [await person(db, 'INVESTOR'), await person(db, 'INVESTOR')]
  await make({ title: 'Reef app', tags: ['fintech', 'reef'], trl: 2, createdAt: new Date() })
  await make({ title: 'Reef pump', tags: ['water', 'reef'], trl: 6, createdAt: new Date(0) })
  const fit = { field: 'FIT', direction: 'DESC' }
  expect(await titles(mine, { search: 'reef' }, fit)).toEqual(['Reef app', 'Reef pump'])
  const thesis = { sectors: ['water'], trlFrom: 5, trlUntil: 8, words: 'pumps' }
  expect((await perform(db, 'saveInvestmentThesis', thesis, { as: mine })).codes).toEqual([])
  const [first, second] = (await shown(mine, { search: 'reef' }, fit)).all
  expect(first).toMatchObject({ project: { title: 'Reef pump' }, fit: 100, against: [] })
  expect(first!.reasons).toEqual(['In your sector: Water.', 'TRL 6 is in your range.', 'It mentions pump.'])
  expect(second!.against).toContain('TRL 2 is below your range.')
  const read = async (as: Viewer) => {
    const { data } = await run(
      db,
      `query ($id: ID!) { node(id: $id) { ... on User { investmentThesis { words } } } }`,
      {
        as,
        variables: { id: idOf('User', mine.id) },
      },
    )
    return (data?.['node'] as unknown as { investmentThesis: object | null } | null)?.investmentThesis ?? null
  }
  expect(await read(mine)).toEqual({ words: 'pumps' })
  for (const as of [rival, team, lead]) expect(await read(as)).toBeNull()
  await perform(db, 'saveInvestmentThesis', { ...thesis, shared: true }, { as: mine })
  expect(await read(team)).toEqual({ words: 'pumps' })
  for (const as of [rival, lead]) expect(await read(as)).toBeNull()
  await run(db, 'mutation { deleteInvestmentThesis { thesis { id } } }', { as: mine })
  expect(await read(mine)).toBeNull()
})

test('what was saved and dismissed moves the ranking', async () => {
  const investor = await person(db, 'INVESTOR')
  const water = { tags: ['water', 'zebra'] }
  const a = await make({ title: 'Zebra one', ...water, createdAt: new Date(1) })
  await make({ title: 'Zebra two', ...water, createdAt: new Date(2) })
  await make({ title: 'Zebra other', tags: ['water', 'quagga', 'zebras'], createdAt: new Date(3) })
  await perform(db, 'saveInvestmentThesis', { sectors: ['water'], words: 'lunar' }, { as: investor })
  const order = () => titles(investor, { search: 'zebra', show: 'UNDECIDED' }, { field: 'FIT', direction: 'DESC' })
  expect(await order()).toEqual(['Zebra other', 'Zebra two', 'Zebra one'])
  await save(investor, a.id)
  expect(await order()).toEqual(['Zebra two', 'Zebra other'])
})

test('a thesis names what is wrong in it, and nobody but an investor has one', async () => {
  const investor = await person(db, 'INVESTOR')
  const write = (input: object, as: Viewer | null = investor) => perform(db, 'saveInvestmentThesis', input, { as })
  expect((await write({ trlFrom: 3 })).errors[0]?.extensions?.['fieldErrors']).toEqual({
    trlUntil: 'Enter both ends, or neither',
  })
  expect((await write({ ticketFrom: 5, ticketUntil: 4 })).errors[0]?.extensions?.['fieldErrors']).toHaveProperty(
    'ticketUntil',
  )
  expect((await write({ sectors: ['witchcraft'] })).codes).not.toEqual([])
  for (const as of [null, ...outside]) expect((await write({}, as)).codes).not.toEqual([])
})

test('a project and a node give the opportunity to an investor to whom it is open, and to nobody else', async () => {
  const investor = await person(db, 'INVESTOR')
  const { id } = await make({ title: 'Tidal fence' })
  const closed = await make({ approvedForInvestors: false })
  const given = async (as: Viewer | null, of: number) => {
    const { data } = await run(
      db,
      `query ($project: ID!, $id: ID!) {
        project: node(id: $project) { ... on Project { opportunity { changes } } }
        node(id: $id) { ... on Opportunity { project { title } } }
      }`,
      { as, variables: { project: idOf('Project', of), id: idOf('Opportunity', of) } },
    )
    const { project, node } = data as unknown as { project: { opportunity: object | null } | null; node: object | null }
    return [project?.opportunity ?? null, node ?? null]
  }
  expect(await given(investor, id)).toEqual([{ changes: [] }, { project: { title: 'Tidal fence' } }])
  expect(await given(investor, closed.id)).toEqual([null, null])
  for (const as of [null, waiting, lead, ...outside]) expect(await given(as, id)).toEqual([null, null])
})

test('a project fits its investor alone as it fits in the list, with what the investor saved and wants less of', async () => {
  const investor = await person(db, 'INVESTOR')
  await perform(db, 'saveInvestmentThesis', { trlFrom: 3, trlUntil: 6, sectors: ['water'] }, { as: investor })
  const [liked, unliked] = [await make({ tags: ['water', 'reeds'] }), await make({ tags: ['noise'] })]
  const reeds = await make({ title: 'Reeds', tags: ['water', 'reeds', 'noise'], trl: 5 })
  await save(investor, liked.id)
  const less = { projectId: idOf('Project', unliked.id), lessLikeThis: true }
  expect((await perform(db, 'dismissOpportunity', less, { as: investor })).codes).toEqual([])
  const fields = 'fit liking reasons against'
  const alone = `query ($number: Int!) { project(number: $number) { opportunity { ${fields} } } }`
  const listed = `{ opportunities(filter: { search: "Reeds" }, first: 100) { opportunities { id ${fields} } } }`
  const { data } = await run(db, alone, { as: investor, variables: { number: reeds.id } })
  const { opportunity } = data!['project'] as unknown as { opportunity: { liking: number } }
  const list = (await run(db, listed, { as: investor })).data!['opportunities'] as unknown as {
    opportunities: { id: string }[]
  }
  const { id: _, ...same } = list.opportunities.find(({ id }) => id === idOf('Opportunity', reeds.id))!
  expect(opportunity).toEqual(same)
  expect(opportunity.liking).toBeCloseTo(1 / 3)
})
