/** The history of a project: complete, in order, and for those inside alone. */
import { expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { idOf } from '../testing/ids.ts'
import { perform, person, run } from '../testing/run.ts'
import type { Viewer } from '../viewer.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER', { name: 'Ann Lee' })
const reader = await person(db, 'RESEARCHER')
const stranger = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM', { name: 'Ben Kay' })
const company = await person(db, 'INDUSTRY')
const investor = await person(db, 'INVESTOR')

const read = async (as: Viewer | null, number: number, args = 'first: 10') => {
  const source = `query ($number: Int!) { project(number: $number) { title history(${args}) {
    totalCount pageInfo { endCursor }
    edges { node { action comment actor { name } changes { field before after } } }
  } } }`
  const { data, codes } = await run(db, source, { as, variables: { number } })
  return { project: data?.['project'] as unknown as Answer | null | undefined, codes }
}
interface Answer {
  title: string
  history: { totalCount: number; pageInfo: { endCursor: string }; edges: { node: Entry }[] } | null
}
interface Entry {
  action: string
  comment: string | null
  actor: { name: string } | null
  changes: { field: string; before: unknown; after: unknown }[]
}

test('names who did what and why, with each field before and after, the latest first', async () => {
  const { id } = await makeProject(db, { ownerId: owner.id, title: 'Kiln', status: 'ACTIVE', trl: null })
  const key = idOf('Project', id)
  await perform(db, 'updateProject', { id: key, title: 'Oven', trl: 4 }, { as: owner })
  await perform(db, 'assessProject', { id: key, commercialPotential: 70, comment: 'Good' }, { as: team })
  const { project } = await read(owner, id)
  expect(project!.history!.totalCount).toBe(2)
  expect(project!.history!.edges.map(({ node }) => node)).toEqual([
    {
      action: 'assessProject',
      comment: 'Good',
      actor: { name: 'Ben Kay' },
      changes: [{ field: 'commercialPotential', before: null, after: 70 }],
    },
    {
      action: 'updateProject',
      comment: null,
      actor: { name: 'Ann Lee' },
      changes: [
        { field: 'trl', before: null, after: 4 },
        { field: 'title', before: 'Kiln', after: 'Oven' },
      ],
    },
  ])
  const first = (await read(owner, id, 'first: 1')).project!.history!
  const second = (await read(owner, id, `first: 1, after: "${first.pageInfo.endCursor}"`)).project!.history!
  expect([...first.edges, ...second.edges].map(({ node }) => node.action)).toEqual(['assessProject', 'updateProject'])
})

test('is null to partners and other researchers who may read the project, and refused to visitors', async () => {
  const { id } = await makeProject(db, {
    ownerId: owner.id,
    status: 'ACTIVE',
    approvedForIndustry: true,
    approvedForInvestors: true,
    visibleToResearchers: true,
  })
  await db.projectMember.create({ data: { projectId: id, userId: reader.id, role: 'VIEWER' } })
  await db.auditEntry.create({ data: { action: 'updateProject', entity: 'Project', entityId: id } })
  for (const as of [owner, reader, team]) expect((await read(as, id)).project!.history!.totalCount).toBe(1)
  for (const as of [stranger, company, investor])
    expect((await read(as, id)).project).toEqual({ title: expect.any(String), history: null })
  expect((await read(null, id)).codes).toEqual(['UNAUTHENTICATED'])
})

test('holds nothing of another record with the same number', async () => {
  const { id } = await makeProject(db, { ownerId: owner.id })
  await db.auditEntry.create({ data: { action: 'verifyAccounts', entity: 'User', entityId: id } })
  expect((await read(owner, id)).project!.history!.totalCount).toBe(0)
})
