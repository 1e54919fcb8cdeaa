/** Grants: who sees and changes them, states, deliverables with reminders, the spending plan, projects and the calendar. */
import { afterAll, expect, test } from 'vitest'
import { makeGrant } from '../../../prisma/seed/factories/grants.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { GrantStatus } from '../../__generated__/prisma/enums.ts'
import { isoDay, universityDay } from '../../days.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { raceMoves, type Act } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { remindOfGrants } from './grant.jobs.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const other = await person(db, 'RESEARCHER', { name: 'Other' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const outsiders = [
  await person(db, 'INDUSTRY'),
  await person(db, 'INDUSTRY_PARTNER'),
  await person(db, 'INVESTOR'),
  await person(db, 'EXPERT'),
]
const today = universityDay()
const dayIn = (days: number) => new Date(today.getTime() + days * 86_400_000)
const roofs = {
  title: 'Cool roofs',
  funder: 'Wadi Noor Research Fund',
  call: 'Heat 2026',
  reference: 'WN-26-014',
  amount: 900_000,
  role: 'LEAD',
  startsOn: '2026-01-01',
  endsOn: '2028-12-31',
  members: [
    { userId: idOf('User', badr.id), role: 'CO_INVESTIGATOR' },
    { name: 'C. Guest', affiliation: 'TU Wien', role: 'MEMBER' },
  ],
}
const act = (as: Viewer | null, name: string, input: object) =>
  perform(db, name, input, { as, give: 'grant { id number status }' })
const fieldsOf = (errors: readonly { extensions: Record<string, unknown> }[]) =>
  Object.keys((errors[0]?.extensions['fieldErrors'] ?? {}) as object)

interface Made {
  id: string
  number: number
}
async function made(as = ada, input: object = {}): Promise<Made> {
  const { data, errors } = await act(as, 'createResearchGrant', { ...roofs, status: 'PREPARING', ...input })
  expect(errors).toEqual([])
  return (data!['createResearchGrant'] as unknown as { grant: Made }).grant
}
const read = async (number: number, fields: string, as: Viewer | null) =>
  ((await run(db, `{ researchGrant(number: ${number}) { ${fields} } }`, { as })).data?.['researchGrant'] ??
    null) as unknown

test('is kept with its people; an application is seen by them and the university, an award by every researcher', async () => {
  const { id, number } = await made()
  expect(await told(db, badr)).toEqual(['GRANT_ADDED'])
  const fields =
    'title funder call reference amount role status path canUpdate members { name affiliation role } owner { name }'
  expect(await read(number, fields, ada)).toMatchObject({
    title: 'Cool roofs',
    amount: 900_000,
    status: 'PREPARING',
    path: `/research-management/grants/${number}`,
    canUpdate: true,
    owner: { name: 'Ada' },
    members: [
      { name: 'Badr', role: 'CO_INVESTIGATOR' },
      { name: 'C. Guest', affiliation: 'TU Wien', role: 'MEMBER' },
    ],
  })
  for (const as of [ada, badr, team]) expect(await read(number, 'title', as)).not.toBeNull()
  for (const as of [other, ...outsiders, null]) expect(await read(number, 'title', as)).toBeNull()
  for (const status of ['SUBMITTED', 'AWARDED'])
    expect((await act(ada, 'setResearchGrantStatus', { id, status })).codes).toEqual([])
  expect(await read(number, 'title items { title } periods { planned } plannedTotal notes canUpdate', other)).toEqual({
    title: 'Cool roofs',
    items: null,
    periods: null,
    plannedTotal: null,
    notes: null,
    canUpdate: false,
  })
  for (const as of outsiders) {
    expect(await read(number, 'title', as)).toBeNull()
    expect((await run(db, '{ researchGrants { totalCount } }', { as })).codes).toEqual(['FORBIDDEN'])
  }
})

test.each([
  [{ title: '' }, 'title'],
  [{ funder: '' }, 'funder'],
  [{ amount: 0 }, 'amount'],
  [{ endsOn: '2025-12-31' }, 'endsOn'],
  [{ status: 'ACTIVE', startsOn: null }, 'startsOn'],
  [{ members: [{ name: '', role: 'MEMBER' }] }, 'members[0].name'],
  [{ members: [{ userId: idOf('User', 999_999), role: 'MEMBER' }] }, 'members[0].userId'],
  [{ members: [roofs.members[0], roofs.members[0]] }, 'members'],
])('%o is refused by the name of the field', async (input, field) => {
  const { errors } = await act(ada, 'createResearchGrant', { ...roofs, status: 'PREPARING', ...input })
  expect(fieldsOf(errors)).toEqual([field])
})

test('who keeps it and the university change it; members and others do not', async () => {
  const { id, number } = await made()
  const project = await makeProject(db, { ownerId: ada.id, status: 'ACTIVE' })
  const acts: [string, object][] = [
    ['updateResearchGrant', { id, ...roofs, title: 'Cooler roofs' }],
    ['setResearchGrantStatus', { id, status: 'SUBMITTED' }],
    ['addGrantItem', { id, kind: 'REPORT', title: 'Report', dueOn: '2027-01-31' }],
    ['addGrantPeriod', { id, startsOn: '2026-01-01', endsOn: '2026-12-31', planned: 1 }],
    ['linkGrantProject', { id, projectId: idOf('Project', project.id) }],
    ['deleteResearchGrant', { id }],
  ]
  for (const as of [badr, other, ...outsiders, null])
    for (const [name, input] of acts) {
      const { codes } = await perform(db, name, input, { as })
      const expected = as === null ? 'UNAUTHENTICATED' : as.role === 'RESEARCHER' ? 'NOT_FOUND' : 'FORBIDDEN'
      expect(codes, `${as?.name} ${name}`).toEqual([expected])
    }
  for (const [name, input] of acts) expect((await perform(db, name, input, { as: team })).codes, name).toEqual([])
  expect(await db.researchGrant.count({ where: { id: number } })).toBe(0)
})

test('an award says what was awarded; states follow the table', async () => {
  const { id, number } = await made(ada, { startsOn: null, endsOn: null })
  const go = (status: string, more: object = {}) => act(ada, 'setResearchGrantStatus', { id, status, ...more })
  expect((await go('ACTIVE', { startsOn: '2026-02-01', endsOn: '2026-12-31' })).codes).toEqual(['CONFLICT'])
  expect((await go('SUBMITTED')).codes).toEqual([])
  expect((await go('AWARDED', { amount: 700_000 })).codes).toEqual([])
  expect(fieldsOf((await go('ACTIVE')).errors)).toEqual(['startsOn'])
  expect((await go('ACTIVE', { startsOn: '2026-02-01', endsOn: '2028-01-31' })).codes).toEqual([])
  expect(await read(number, 'amount status startsOn endsOn', badr)).toEqual({
    amount: 700_000,
    status: 'ACTIVE',
    startsOn: '2026-02-01',
    endsOn: '2028-01-31',
  })
  expect(await read(number, 'history { nodes { action } }', badr)).toMatchObject({
    history: { nodes: [{ action: 'setResearchGrantStatus' }, {}, {}, { action: 'createResearchGrant' }] },
  })
})

test('every two moves of a grant', async () => {
  const acts: Act[] = Object.values(GrantStatus).map((status) => ({
    name: 'setResearchGrantStatus',
    as: status === 'SUBMITTED' ? team : ada,
    input: (id: number) => ({ id: idOf('ResearchGrant', id), status }),
  }))
  const tried = await raceMoves(db, {
    entity: 'ResearchGrant',
    column: 'status',
    make: async (status) => (await makeGrant(db, { status: status as GrantStatus, ownerId: ada.id })).id,
    states: Object.values(GrantStatus),
    acts,
  })
  expect(tried).toBeGreaterThanOrEqual(15)
}, 120_000)

test('periods do not overlap, also at the same moment; sums are those of all periods', async () => {
  const { id, number } = await made()
  const period = { id, startsOn: '2026-01-01', endsOn: '2026-12-31', planned: 300_000 }
  const tries = await Promise.all([1, 2, 3].map(() => act(ada, 'addGrantPeriod', period)))
  expect(tries.filter(({ codes }) => !codes.length)).toHaveLength(1)
  expect(
    fieldsOf((await act(ada, 'addGrantPeriod', { ...period, startsOn: '2026-12-31', endsOn: '2027-06-30' })).errors),
  ).toEqual(['startsOn'])
  expect((await act(ada, 'addGrantPeriod', { ...period, startsOn: '2027-01-01', endsOn: '2027-12-31' })).codes).toEqual(
    [],
  )
  const [first] = await db.grantPeriod.findMany({ where: { researchGrantId: number }, orderBy: { startsOn: 'asc' } })
  const spent = { ...period, id: idOf('GrantPeriod', first!.id), actual: 280_000 }
  expect((await act(ada, 'updateGrantPeriod', spent)).codes).toEqual([])
  expect(await read(number, 'plannedTotal spentTotal periods { actual }', badr)).toEqual({
    plannedTotal: 600_000,
    spentTotal: 280_000,
    periods: [{ actual: 280_000 }, { actual: null }],
  })
  expect((await act(badr, 'removeGrantPeriod', { id: spent.id })).codes).toEqual(['NOT_FOUND'])
  expect((await act(ada, 'removeGrantPeriod', { id: spent.id })).codes).toEqual([])
  expect((await act(ada, 'removeGrantPeriod', { id: spent.id })).codes).toEqual(['NOT_FOUND'])
})

test('deliverables are reminded of 90, 30 and 7 days ahead, each once, and stand in the calendar', async () => {
  const grant = await makeGrant(db, { ownerId: ada.id, members: [{ userId: badr.id, name: 'Badr' }] })
  const id = idOf('ResearchGrant', grant.id)
  const item = { kind: 'REPORT', title: 'Annual report', dueOn: isoDay(dayIn(100)) }
  expect((await act(ada, 'addGrantItem', { id, ...item })).codes).toEqual([])
  const kept = await db.grantItem.findFirstOrThrow({ where: { researchGrantId: grant.id } })
  const remindIn = (days: number) => remindOfGrants(db, new Date(Date.now() + days * 86_400_000))
  expect(await remindIn(0)).toBe(0)
  expect((await Promise.all([remindIn(15), remindIn(15)])).reduce((sum, one) => sum + one)).toBe(1)
  expect(await remindIn(71)).toBe(1)
  expect(await remindIn(94)).toBe(1)
  expect(await remindIn(99)).toBe(0)
  for (const of of [ada, badr]) expect((await told(db, of)).filter((kind) => kind === 'GRANT_ITEM_DUE')).toHaveLength(3)
  const ask = async (as: Viewer) =>
    (
      await run(
        db,
        `{ researchDeadlines(from: "${isoDay(today)}", until: "${isoDay(dayIn(200))}") { title closed path } }`,
        { as },
      )
    ).data!['researchDeadlines']
  const shown = {
    title: 'Annual report · Cool roofs for coastal towns',
    path: `/research-management/grants/${grant.id}`,
  }
  for (const as of [ada, badr]) expect(await ask(as)).toEqual([{ ...shown, closed: false }])
  for (const as of [other, team]) expect(await ask(as)).toEqual([])
  const delivered = { ...item, id: idOf('GrantItem', kept.id), doneOn: isoDay(today) }
  expect((await act(badr, 'updateGrantItem', delivered)).codes).toEqual(['NOT_FOUND'])
  expect((await act(ada, 'updateGrantItem', delivered)).codes).toEqual([])
  expect(await ask(ada)).toEqual([{ ...shown, closed: true }])
  expect((await act(ada, 'removeGrantItem', { id: delivered.id })).codes).toEqual([])
  expect((await act(ada, 'removeGrantItem', { id: delivered.id })).codes).toEqual(['NOT_FOUND'])
})

test('projects are linked once by their people, whose owner is notified; readers see what they may see', async () => {
  const { id, number } = await made(ada, { status: 'ACTIVE' })
  const project = await makeProject(db, { title: 'Still', ownerId: ada.id, status: 'ACTIVE' })
  const foreign = await makeProject(db, { ownerId: other.id, status: 'ACTIVE' })
  const link = (projectId: number, as = ada) =>
    act(as, 'linkGrantProject', { id, projectId: idOf('Project', projectId) })
  expect((await link(foreign.id)).codes).toEqual(['NOT_FOUND'])
  expect((await link(project.id)).codes).toEqual([])
  expect((await link(project.id)).codes).toEqual(['CONFLICT'])
  expect((await link(foreign.id, team)).codes).toEqual([])
  expect(await told(db, other)).toEqual(['GRANT_LINKED'])
  expect(await read(number, 'projects { title }', ada)).toEqual({ projects: [{ title: 'Still' }] })
  const shown = await run(db, `{ project(number: ${project.id}) { researchGrants { number } } }`, { as: ada })
  expect(shown.data!['project']).toEqual({ researchGrants: [{ number }] })
  const unlink = () => act(ada, 'unlinkGrantProject', { id, projectId: idOf('Project', project.id) })
  expect((await unlink()).codes).toEqual([])
  expect((await unlink()).codes).toEqual(['NOT_FOUND'])
})

test('the list is filtered by state, person and what is due', async () => {
  await db.researchGrant.deleteMany()
  const grant = await makeGrant(db, { ownerId: ada.id, title: 'Falaj' })
  await makeGrant(db, { ownerId: other.id, status: 'SUBMITTED' })
  await db.grantItem.create({ data: { researchGrantId: grant.id, kind: 'REPORT', title: 'Report', dueOn: dayIn(-2) } })
  const count = async (as: Viewer, filter: object) =>
    (
      (
        await run(db, 'query ($filter: ResearchGrantFilter) { researchGrants(filter: $filter) { totalCount } }', {
          as,
          variables: { filter },
        })
      ).data!['researchGrants'] as unknown as { totalCount: number }
    ).totalCount
  expect(await count(team, {})).toBe(2)
  expect(await count(team, { status: ['SUBMITTED'] })).toBe(1)
  expect(await count(team, { search: 'falaj' })).toBe(1)
  expect(await count(team, { due: true })).toBe(1)
  expect([await count(ada, {}), await count(ada, { mine: true }), await count(badr, { due: true })]).toEqual([1, 1, 0])
})
