/** The import as an action: who may, what is written with it, what is refused, what twice does. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProject } from '../../../../prisma/seed/factories.ts'
import type { Db, OpenDatabase } from '../../../db.ts'
import { testDatabase } from '../../../testing/database.ts'
import { contextOf, person, run } from '../../../testing/run.ts'
import type { Viewer } from '../../../viewer.ts'
import { importProjects } from './importProjects.actions.ts'

let database: OpenDatabase
let db: Db
let team: Viewer, researcher: Viewer

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  team = await person(db, 'KU_TEAM')
  researcher = await person(db, 'RESEARCHER', { name: 'Dr. Rim' })
})
afterAll(() => database.close())

const perform = (input: object, as = team) => importProjects.perform(contextOf(db, as), input)
const row = (number: number, fields: object) => ({
  row: number,
  fields: { title: `Row ${number}`, description: 'Words.', ...fields },
})

test('good rows are written with their owner, member and record of changes; bad ones are named by row and field', async () => {
  const rows = [
    row(2, { tags: 'water', fundingAmount: '500', budget: 900, ownerEmail: researcher.email.toUpperCase() }),
    row(3, { title: '', trl: 'x' }),
    row(4, { status: 'completed', fundingAmount: 'USD 100', principalInvestigator: 'Dr. Sun' }),
    row(5, { ownerEmail: team.email }),
    row(2, { tags: 'the same again' }),
  ]
  expect(await perform({ rows })).toEqual({
    created: 2,
    existing: 1,
    refused: [
      { row: 3, field: 'title', message: 'Title is required' },
      { row: 3, field: 'trl', message: 'Must be a number from 1 to 9' },
      { row: 5, field: 'ownerEmail', message: 'There is no active researcher with this e-mail address' },
    ],
  })
  const [first, second, ...others] = await db.project.findMany({ include: { members: true }, orderBy: { id: 'asc' } })
  expect(others).toEqual([])
  expect(first).toMatchObject({
    title: 'Row 2',
    status: 'ACTIVE',
    fundingStatus: 'PARTIALLY_FUNDED',
    ownerId: researcher.id,
    principalInvestigator: 'Dr. Rim',
    approvedForIndustry: false,
    members: [{ userId: researcher.id, role: 'LEAD' }],
  })
  expect(second).toMatchObject({ status: 'COMPLETED', fundingAmount: 367, ownerId: null, trl: null, members: [] })
  const audit = await db.auditEntry.findMany({ where: { action: 'importProjects' }, orderBy: { entityId: 'asc' } })
  expect(audit.map(({ actorId, entityId }) => [actorId, entityId])).toEqual([
    [team.id, first!.id],
    [team.id, second!.id],
  ])
})

test('an owner for all rows; one who is no researcher stops the import', async () => {
  const rows = [row(12, {})]
  await expect(perform({ rows, ownerEmail: team.email })).rejects.toMatchObject({ extensions: { code: 'INVALID' } })
  expect(await perform({ rows, ownerEmail: researcher.email })).toMatchObject({ created: 1 })
  expect(await db.project.findFirst({ where: { title: 'Row 12' } })).toMatchObject({ ownerId: researcher.id })
})

test('again, and twice at the same moment, makes no duplicates', async () => {
  const rows = Array.from({ length: 50 }, (_, nth) => row(100 + nth, {}))
  const answers = await Promise.all([perform({ rows }), perform({ rows }), perform({ rows: rows.slice(10) })])
  expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(50)
  expect(await perform({ rows })).toEqual({ created: 0, existing: 50, refused: [] })
  expect(await db.project.count({ where: { title: { startsWith: 'Row 1' }, importKey: { not: null } } })).toBe(51)
})

test('what people made by hand or deleted is left as it is', async () => {
  const byHand = await makeProject(db, { title: 'Row 300', description: 'Words.' })
  expect(await perform({ rows: [row(300, {})] })).toMatchObject({ created: 1 })
  await db.project.updateMany({ where: { importKey: { not: null } }, data: { deletedAt: new Date() } })
  expect(await perform({ rows: [row(300, {})] })).toMatchObject({ created: 0, existing: 1 })
  expect(await db.project.findUnique({ where: { id: byHand.id } })).toEqual(byHand)
})

test('what is no row is refused like one', async () => {
  expect(await perform({ rows: [null, 'x', { row: 9 }] })).toMatchObject({
    refused: [{ row: 1 }, { row: 2 }, { row: 9 }],
  })
})

test('through the schema, for the university only', async () => {
  const mutation = `mutation ($rows: [JSON!]) { importProjects(input: {rows: $rows}) {
    created existing refused { row field message } } }`
  const variables = { rows: [row(200, {}), row(201, { trl: 10 })] }
  expect((await run(db, mutation, { as: researcher, variables })).codes).toEqual(['FORBIDDEN'])
  expect((await run(db, mutation, { as: team, variables: { rows: [] } })).codes).toEqual(['INVALID'])
  expect((await run(db, mutation, { as: team, variables })).data).toMatchObject({
    importProjects: { created: 1, existing: 0, refused: [{ row: 201, field: 'trl' }] },
  })
})
