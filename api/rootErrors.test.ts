/** One root field that fails leaves the answers of the others: it is null, with its error at its path. */
import { isNonNullType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProject } from '../prisma/seed/factories/projects.ts'
import { globalId } from './rest/shim.ts'
import { schema } from './schema.ts'
import { testDatabase } from './testing/database.ts'
import { person, run } from './testing/run.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a forbidden field does not blank the others', async () => {
  const as = await person(database.db, 'RESEARCHER', { name: 'Ada' })
  const { data, errors, codes } = await run(database.db, '{ viewer { name } platformStats { __typename } }', { as })
  expect(data).toEqual({ viewer: { name: 'Ada' }, platformStats: null })
  expect([codes, errors.map(({ path }) => path)]).toEqual([['FORBIDDEN'], [['platformStats']]])
})

test('a mutation that fails leaves the answer of the one before, and the one after runs', async () => {
  const as = await person(database.db, 'RESEARCHER')
  const { id } = await makeProject(database.db, { ownerId: as.id })
  const update = (title: string) =>
    `updateProject(input: {id: "${globalId('Project', id)}", title: "${title}"}) { project { title } }`
  const mutation = `mutation { a: ${update('One')} b: ${update('x'.repeat(5000))} c: ${update('Three')} }`
  const { data, codes, errors } = await run(database.db, mutation, { as })
  expect(data).toEqual({ a: { project: { title: 'One' } }, b: null, c: { project: { title: 'Three' } } })
  expect([codes, errors.map(({ path }) => path)]).toEqual([['INVALID'], [['b']]])
})

test.each(['Query', 'Mutation'])('no field of %s blanks the whole answer', (name) => {
  const type = name === 'Query' ? schema.getQueryType() : schema.getMutationType()
  const whole = Object.values(type!.getFields()).filter((field) => isNonNullType(field.type))
  expect(whole.map((field) => field.name)).toEqual([])
})
