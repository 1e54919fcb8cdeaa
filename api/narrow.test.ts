/** A list carries the columns that its document reads, and gives what it gave with all of them. */
import { getNamedType, isLeafType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { makeProject } from '../prisma/seed/factories/projects.ts'
import { schema } from './schema.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { person, run } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

const statements: string[] = []

const { db } = await fileDatabase((sql) => statements.push(sql))
const owner = await person(db, 'RESEARCHER', { name: 'Ann Bee' })
await makeProject(db, { ownerId: owner.id, title: 'Narrow', methodology: 'Secret', status: 'ACTIVE', tags: ['a'] })

/** What the document gives, and the statement that read the projects. */
async function list(fields: string) {
  statements.length = 0
  const { data, codes } = await run(
    db,
    `{ projects { edges { node { ${fields} } } } } ${fields.includes('Named') ? fragments : ''}`,
    { as: owner },
  )
  expect(codes).toEqual([])
  const node = (data as unknown as { projects: { edges: { node: object }[] } }).projects.edges[0]!.node
  return { node, sql: statements.find((sql) => sql.includes('ORDER BY'))! }
}
const fragments = 'fragment Named on Project { named: title owner { ...Person } } fragment Person on User { name }'

test('only the columns that are asked for are read, in fragments and of related records, too', async () => {
  const { node, sql } = await list('tags canUpdate ... on Project { trl } ...Named')
  expect(node).toEqual({
    tags: ['a'],
    canUpdate: true,
    trl: expect.any(Number) as number,
    named: 'Narrow',
    owner: { name: 'Ann Bee' },
  })
  for (const column of ['"title"', '"tags"', '"trl"', "'name'"]) expect(sql).toContain(column)
  for (const column of ['"description"', '"methodology"', "'email'", "'bio'"]) expect(sql).not.toContain(column)
})

test('a field behind a permission is read and guarded as ever', async () => {
  expect((await list('methodology')).node).toEqual({ methodology: 'Secret' })
})

test('a field that does not say what it reads is given whole rows', async () => {
  const { node, sql } = await list('title nextStatuses')
  expect(node).toMatchObject({ title: 'Narrow', nextStatuses: expect.arrayContaining(['ON_HOLD']) as string[] })
  expect(sql).toContain('"description"')
})

test('each field of a challenge is in a list what it is by itself, and what is searched is not carried', async () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000)
  const company = await person(db, 'INDUSTRY')
  const texts = {
    title: 'Water',
    description: 'Long',
    problemStatement: 'Dry',
    goal: '1',
    offer: 'A well',
    tags: ['a'],
  }
  const money = { budget: 5, minBudget: 4, maxBudget: 6, trl: 3, companyName: 'Dunes', mustHaves: ['Wet'] }
  const days = { deadline: day(-9), answerBy: day(-2), publishedAt: day(-30), closedAt: day(-8), remindedAt: day(-1) }
  const { id } = await db.challenge.create({
    data: {
      ...texts,
      ...money,
      ...days,
      status: 'OPEN',
      ownerId: company.id,
      proposals: { create: { authorId: owner.id, status: 'SUBMITTED' } },
      stars: { create: { userId: owner.id, title: '', companyName: '' } },
      viewings: { create: { userId: owner.id } },
    },
  })
  const type = schema.getType('Challenge')
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name)
  expect(leaves.length).toBeGreaterThan(40)
  const team = await person(db, 'KU_TEAM')
  for (const field of leaves)
    for (const as of [team, company]) {
      statements.length = 0
      const { data } = await run(db, `{ challenges { edges { node { ${field} } } } }`, { as })
      const carried = statements.find((sql) => sql.includes('ORDER BY'))!
      expect(carried, field).not.toContain('"searchText"')
      const one = await run(db, `{ challenge(number: ${id}) { ${field} } }`, { as })
      expect(data, field).toEqual({ challenges: { edges: [{ node: one.data!['challenge'] }] } })
    }
})

test('what the viewer may do comes with the rows, also where its relation is asked for itself', async () => {
  const editor = await person(db, 'RESEARCHER', { name: 'Ed Itor' })
  const { id } = await makeProject(db, {
    ownerId: owner.id,
    title: 'Edited',
    status: 'ACTIVE',
    visibleToResearchers: true,
  })
  await db.projectMember.create({ data: { projectId: id, userId: editor.id, role: 'EDITOR' } })
  const rights = async (as: Viewer, more = '') => {
    statements.length = 0
    const document = `{ projects(filter: { search: "Edited" }) { edges { node { canUpdate canDelete ${more} } } } }`
    const { data, codes } = await run(db, document, { as })
    expect(codes).toEqual([])
    const [{ node }] = (data as unknown as { projects: { edges: [{ node: object }] } }).projects.edges
    return { node, count: statements.length }
  }
  const stranger = await person(db, 'RESEARCHER', { name: 'Stra Nger' })
  for (const [as, canUpdate, canDelete] of [
    [owner, true, true],
    [editor, true, false],
    [stranger, false, false],
  ] as const) {
    expect(await rights(as)).toEqual({ node: { canUpdate, canDelete }, count: 1 })
    const { node } = await rights(as, 'members { role }')
    expect(node).toMatchObject({
      canUpdate,
      canDelete,
      members: as === stranger ? null : [{ role: 'LEAD' }, { role: 'EDITOR' }],
    })
  }
})
