/** The import as an action: who may, what is written with it, what is refused, what twice does. */
import { describe, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { contextOf, person, run } from '../../testing/run.ts'
import { importChallenges, importProjects } from './importRecords.actions.ts'

const { db } = await fileDatabase()
const team = await person(db, 'KU_TEAM')
const researcher = await person(db, 'RESEARCHER', { name: 'Dr. Rim' })

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
      { row: 5, field: 'ownerEmail', message: 'No active researcher has this email address' },
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
  const mutation = `mutation ($rows: [JSON!]!) { importProjects(input: {rows: $rows}) {
    created existing refused { row field message } } }`
  const variables = { rows: [row(200, {}), row(201, { trl: 10 })] }
  expect((await run(db, mutation, { as: researcher, variables })).codes).toEqual(['FORBIDDEN'])
  expect((await run(db, mutation, { as: team, variables: { rows: [] } })).codes).toEqual(['INVALID'])
  expect((await run(db, mutation, { as: team, variables })).data).toMatchObject({
    importProjects: { created: 1, existing: 0, refused: [{ row: 201, field: 'trl' }] },
  })
})

describe('challenges', () => {
  const challenges = (input: object, as = team) => importChallenges.perform(contextOf(db, as), input)
  const file = [
    row(2, { agency: 'x', companyName: 'Dunes', publishedOn: '2011-03-05', deadline: '2012-01-08', sector: 'oil-gas' }),
    row(3, { deadline: '2199', budget: 'USD 100', tags: 'salt; sun', mustHaves: 'cheap; clean, safe', trl: 'TRL 3' }),
    row(4, { title: '', description: '', minBudget: 5, maxBudget: 4 }),
    row(5, { publishedOn: '2020-01-02', deadline: '2019-01-01', answerBy: '2018-01-01', sector: 'magic' }),
    row(6, { mustHaves: 'a;b;c;d;e;f' }),
    row(7, { status: 'under-review' }),
  ]

  test('are published, or closed when their deadline is over; bad ones are named by row and field', async () => {
    const { id } = await person(db, 'INDUSTRY', { name: 'Owner' })
    const { email } = await db.user.update({ where: { id }, data: { department: 'Dunes' } })
    const rows = [...file, row(8, { ownerEmail: email }), row(9, { ownerEmail: researcher.email })]
    expect(await challenges({ rows, dryRun: true })).toMatchObject({ created: 4, existing: 0 })
    expect(await db.challenge.count()).toBe(0)
    const { created, refused } = await challenges({ rows })
    expect(created).toBe(4)
    expect(refused.map(({ row: at, field, message }) => [at, field, message])).toEqual([
      [4, 'title', 'Title is required'],
      [4, 'description', 'Description is required'],
      [4, 'maxBudget', 'The maximum is below the minimum'],
      [5, 'sector', expect.stringMatching(/^Must be one of ai, /)],
      [5, 'deadline', 'The deadline is before the date it was posted'],
      [5, 'answerBy', 'Applicants cannot get a decision before the deadline'],
      [6, 'mustHaves', 'At most five must-haves'],
      [9, 'ownerEmail', 'No active person at a company has this email address'],
    ])
    expect(await db.challenge.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { title: 'Row 2', status: 'CLOSED', companyName: 'Dunes', sector: 'OIL_GAS', createdAt: new Date('2011-03-05') },
      { title: 'Row 3', status: 'OPEN', budget: 367, tags: ['salt', 'sun'], mustHaves: ['cheap', 'clean, safe'] },
      { title: 'Row 7', status: 'UNDER_REVIEW', publishedAt: null },
      { title: 'Row 8', status: 'OPEN', ownerId: id, companyName: 'Dunes' },
    ])
    const audit = await db.auditEntry.findMany({ where: { entity: 'Challenge' } })
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual(
      Array.from({ length: 4 }, () => ['importChallenges', team.id]),
    )
  })

  test('again, at the same moment, and with a later deadline make no duplicates', async () => {
    const rows = Array.from({ length: 30 }, (_, nth) => row(500 + nth, { deadline: '2199-01-01' }))
    const answers = await Promise.all([challenges({ rows }), challenges({ rows })])
    expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(30)
    const extended = rows.map((one) => ({ ...one, fields: { ...one.fields, deadline: '2199-02-01' } }))
    expect(await challenges({ rows: extended })).toMatchObject({ created: 0, existing: 30 })
  })

  test('are the university’s to bring in', async () => {
    const mutation = 'mutation ($rows: [JSON!]!) { importChallenges(input: {rows: $rows}) { created } }'
    const variables = { rows: [row(900, {})] }
    for (const [as, code] of [
      [researcher, 'FORBIDDEN'],
      [await person(db, 'INDUSTRY'), 'FORBIDDEN'],
      [null, 'UNAUTHENTICATED'],
    ] as const)
      expect((await run(db, mutation, { as, variables })).codes).toEqual([code])
  })
})
