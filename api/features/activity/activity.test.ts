/** The activity log: who reads it, what it says, what it keeps to itself, and how it is filtered. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { erasingAudit } from '../../auditErasure.ts'
import { ROLES } from '../../policy.ts'
import { schema } from '../../schema.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { modelInWords } from '../../modelWords.ts'
import { deedInWords, knowsVerb } from './activityWords.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const ann = await person(db, 'RESEARCHER', { name: 'Ann Lee' })
const { id } = await makeProject(db, { ownerId: ann.id, title: 'Kiln', status: 'ACTIVE', trl: null })
await perform(db, 'updateProject', { id: idOf('Project', id), title: 'Oven' }, { as: ann })

interface Entry {
  id: string
  deed: string
  kind: string
  title: string | null
  path: string | null
  comment: string | null
  erasedAt: string | null
  changesInWords: string | null
  changes: { field: string; label: string; before: unknown; after: unknown }[] | null
  actor: { name: string } | null
}
async function read(as: Viewer | null, filter: object = {}) {
  const source = `query ($filter: ActivityEntryFilter) { activity(filter: $filter, first: 20) { totalCount edges { node {
    id deed kind title path comment erasedAt changesInWords changes { field label before after } actor { name } } } } }`
  const { data, codes } = await run(db, source, { as, variables: { filter } })
  const list = data?.['activity'] as unknown as { totalCount: number; edges: { node: Entry }[] } | null
  return { codes, total: list?.totalCount, entries: list?.edges.map(({ node }) => node) ?? [] }
}

test('administrators read who did what with which record, with the values before and after', async () => {
  const { entries } = await read(admin, { action: 'updateProject' })
  expect(entries).toEqual([
    {
      id: expect.any(String) as string,
      deed: 'Updated project',
      kind: 'Project',
      title: 'Oven',
      path: `/projects/${id}`,
      comment: null,
      erasedAt: null,
      changesInWords: 'Title: Kiln > Oven',
      changes: [{ field: 'title', label: 'Title', before: 'Kiln', after: 'Oven' }],
      actor: { name: 'Ann Lee' },
    },
  ])
})

test('nobody else reads it, neither as a list nor entry by entry', async () => {
  const [{ id: entry }] = (await read(admin)).entries as [Entry]
  const others = ROLES.filter((role) => role !== 'ADMIN')
  for (const role of others) {
    const other = await person(db, role)
    expect((await read(other)).codes, role).toEqual(['FORBIDDEN'])
    expect((await run(db, `{ node(id: "${entry}") { id } }`, { as: other })).data, role).toEqual({ node: null })
    expect((await run(db, '{ activityActions { name } }', { as: other })).codes, role).toEqual(['FORBIDDEN'])
    expect((await run(db, '{ activityEntities { name } }', { as: other })).codes, role).toEqual(['FORBIDDEN'])
  }
  expect((await read(null)).codes).toEqual(['UNAUTHENTICATED'])
})

test('the log says all of what administrators keep for all, of which there is no history elsewhere', async () => {
  for (const entity of ['UniversityStep', 'HelpArticle', 'AnnualEntry', 'ProvisioningConnection', 'SignInProvider']) {
    await db.auditEntry.create({
      data: { action: 'updateIt', entity, entityId: 1, changes: { title: ['Old', 'New'] }, comment: 'Typing error' },
    })
    const [entry] = (await read(admin, { entity })).entries as [Entry]
    expect(entry, entity).toMatchObject({ comment: 'Typing error', changes: [{ before: 'Old', after: 'New' }] })
  }
})

test('what only others read of a record stays with it: that it was done is told, not what', async () => {
  const thesis = { action: 'saveInvestmentThesis', entity: 'InvestmentThesis', entityId: 1, comment: 'Secret' }
  await db.auditEntry.create({ data: { ...thesis, changes: { focus: [null, 'Batteries'] } } })
  const gone = await makeProject(db, { ownerId: ann.id, title: 'Gone', deletedAt: new Date() })
  await db.auditEntry.create({
    data: { action: 'deleteProjects', entity: 'Project', entityId: gone.id, changes: { title: ['Gone', null] } },
  })
  for (const action of ['saveInvestmentThesis', 'deleteProjects']) {
    const [entry] = (await read(admin, { action })).entries as [Entry]
    expect(entry).toMatchObject({ title: null, changes: null, changesInWords: null, comment: null })
  }
})

test('erased content is named as such', async () => {
  const data = { action: 'updateUser', entity: 'User', entityId: ann.id, changes: { email: ['a', 'b'] }, comment: 'x' }
  const { id: entry } = await db.auditEntry.create({ data })
  await db.$transaction((tx) =>
    erasingAudit(tx, 'test', () =>
      tx.auditEntry.update({ where: { id: entry }, data: { changes: {}, comment: null } }),
    ),
  )
  const [first] = (await read(admin, { action: 'updateUser' })).entries as [Entry]
  expect(first).toMatchObject({ changes: [], comment: null, erasedAt: expect.any(Date) as Date, title: 'Ann Lee' })
})

test('is filtered by person, action, kind of record, number, address and days', async () => {
  const at = (day: string) => new Date(`2025-03-${day}T20:30:00Z`)
  const one = { action: 'createTeam', entity: 'Team', entityId: 77, actorId: ann.id }
  await db.auditEntry.createMany({
    data: [
      { ...one, at: at('01'), address: '10.1.2.3' },
      { ...one, at: at('02'), address: '10.1.9.9', actorId: admin.id },
      { ...one, at: at('03'), entityId: 78, actorId: null },
    ],
  })
  const total = async (filter: object) => (await read(admin, { action: 'createTeam', ...filter })).total
  expect(await total({})).toBe(3)
  expect(await total({ actorId: idOf('User', ann.id) })).toBe(1)
  expect(await total({ entity: 'Team', entityNumber: 78 })).toBe(1)
  expect(await total({ entity: 'Project' })).toBe(0)
  expect(await total({ address: '10.1.' })).toBe(2)
  expect(await total({ byPeople: true })).toBe(2)
  // 20:30 in UTC is the next day of the university.
  expect(await total({ from: '2025-03-03' })).toBe(2)
  expect(await total({ until: '2025-03-02' })).toBe(1)
  const words = await run(db, '{ activityActions { name words } activityEntities { name words } }', { as: admin })
  expect(JSON.stringify(words.data)).toContain('{"name":"createTeam","words":"Created team"}')
  expect(JSON.stringify(words.data)).toContain('{"name":"Team","words":"Team"}')
})

test('every action has words', () => {
  const unknown = Object.keys(schema.getMutationType()!.getFields()).filter((name) => !knowsVerb(name))
  expect(unknown, 'verbs in texts/en/activity.json').toEqual([])
  expect([deedInWords('deleteArlAssessments'), deedInWords('exportList'), modelInWords('TrlClaim')]).toEqual([
    'Deleted ARL assessments',
    'Exported a list',
    'TRL claim',
  ])
})
