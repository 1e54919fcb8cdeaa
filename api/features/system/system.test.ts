/** The report on how the platform runs: administrators alone read it, and no secret is part of it. */
import { afterAll, expect, test, vi } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'

const { db } = await fileDatabase()
afterAll(() => {
  vi.unstubAllEnvs()
  closeLimits()
})
const admin = await person(db, 'ADMIN')

const report = `{ systemReport {
  version node startedAt processes redis
  database { version embedded bytes migration }
  tables { name rows bytes }
  queues { name waiting active failed completed }
  slowestStatements { statement calls meanMs totalMs }
  uploads { count bytes storage }
  variables { name meaning isSet value }
} }`

interface Report {
  version: string
  database: { version: string; bytes: number; migration: string }
  tables: { name: string; bytes: number }[]
  queues: { name: string; waiting: number; failed: number }[]
  uploads: { count: number; bytes: number }
  variables: { name: string; meaning: string; isSet: boolean; value: string | null }[]
}

const read = async () => (await run(db, report, { as: admin })).data!['systemReport'] as unknown as Report

test('only administrators read how the platform runs', async () => {
  expect((await run(db, report, { as: null })).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED')
  for (const role of ROLES.filter((one) => one !== 'ADMIN')) {
    const { errors } = await run(db, report, { as: await person(db, role) })
    expect([role, errors?.[0]?.extensions?.['code']]).toEqual([role, 'FORBIDDEN'])
  }
})

test('it tells versions, sizes and the latest migration', async () => {
  const { version, database, tables, uploads } = await read()
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(database.version).toMatch(/^\d+/)
  expect(database.bytes).toBeGreaterThan(1_000_000)
  expect(database.migration).toMatch(/^\d{14}_/)
  expect(tables).toHaveLength(10)
  expect(tables.map(({ bytes }) => bytes)).toEqual(tables.map(({ bytes }) => bytes).toSorted((a, b) => b - a))
  expect(uploads).toMatchObject({ count: 0, bytes: 0 })
})

test('it counts what waits and what failed in each queue', async () => {
  await db.$executeRaw`SELECT pgboss.create_queue('mailTest', '{"policy":"standard"}'::jsonb)`
  await db.$executeRaw`INSERT INTO pgboss.job (name, state) VALUES ('mailTest', 'created'), ('mailTest', 'failed'), ('mailTest', 'failed')`
  const { queues } = await read()
  expect(queues[0]).toMatchObject({ name: 'mailTest', waiting: 1, failed: 2 })
})

test('it says which variables are set, and never the value of a secret', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://mail:hidden-word@mail.example')
  vi.stubEnv('SESSION_DAYS', '14')
  const { variables } = await read()
  const of = (name: string) => variables.find((one) => one.name === name)
  expect(of('SMTP_URL')).toMatchObject({ isSet: true, value: null })
  expect(of('SESSION_DAYS')).toMatchObject({ isSet: true, value: '14' })
  expect(of('MAIL_FROM')).toMatchObject({ isSet: false, value: 'Ascent <no-reply@localhost>' })
  expect(variables.every(({ meaning }) => meaning.length > 10)).toBe(true)
  expect(JSON.stringify(variables)).not.toContain('hidden-word')
})
