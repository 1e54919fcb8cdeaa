/** The reset of the demo: what it leaves is what the first start leaves. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { seedDemo } from '../../../prisma/seed/seed.ts'
import { config } from '../../config.ts'
import { ROLES } from '../../policy.ts'
import { runJobs } from '../../testing/jobs.ts'
import { person } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import type { Viewer } from '../../viewer.ts'
import { openSession } from '../accounts/session.ts'
import { read, remove } from '../files/storage.ts'
import { resetDemo } from './resetDemo.ts'

const now = new Date('2026-11-18T09:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await seedDemo(server.db, now)
})
afterAll(async () => {
  for (const { key } of await server.db.file.findMany()) await remove(key)
  await server.close()
})

const signedIn = async ({ id }: Pick<Viewer, 'id'>) =>
  (await openSession(server.db, id, { remember: false, userAgent: 'Test', address: '10.0.0.9' })).token
const ask = (token: string | null) =>
  server.graphql(
    'mutation { resetDemo { platformSettings { demoResetting } } }',
    token ? { headers: bearer(token) } : {},
  )
const byEmail = (email: string) => server.db.user.findUniqueOrThrow({ where: { email } })

/** How many rows each table has; sign-ins and what is written about them come and go by themselves. */
async function rows(): Promise<Record<string, number>> {
  const tables = await server.db.$queryRaw<{ name: string }[]>`
    SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public'`
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [found] = await server.db.$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM "${name}"`)
    counts[name] = found!.count
  }
  return counts
}

test('everything is as after the first start, and what people made is gone, files too', async () => {
  const before = await rows()
  const people = await server.db.user.findMany({ orderBy: { id: 'asc' }, select: { id: true, email: true } })
  const [kept] = await server.db.file.findMany({ take: 1 })
  const admin = await byEmail('admin@demo.ascent.test')
  const { id: ownerId } = await makeUser(server.db, { role: 'RESEARCHER' })
  const own = await makeProject(server.db, { ownerId, title: 'Mine' })
  await server.db.project.deleteMany({ where: { id: { lt: own.id }, proposals: { none: {} }, status: 'COMPLETED' } })
  await server.db.platform.create({ data: { id: 1, shortDollars: true } })
  const token = await signedIn(admin)

  expect((await ask(token)).data).toEqual({ resetDemo: { platformSettings: { demoResetting: true } } })
  const [job] = await server.db.$queryRaw<
    { data: { by: string } }[]
  >`SELECT data FROM pgboss.job WHERE name = 'resetDemoNow'`
  await resetDemo(server.db, now, job!.data.by)
  await runJobs(server.db)

  const { AuditEntry, AuditUnsealed, ...after } = await rows()
  const { AuditEntry: entries, AuditUnsealed: unsealed, ...first } = before
  expect(after).toEqual({ ...first, SearchWord: after['SearchWord'] })
  expect([AuditEntry, AuditUnsealed]).toEqual([entries! + 1, unsealed! + 1])
  expect(await server.db.user.findMany({ orderBy: { id: 'asc' }, select: { id: true, email: true } })).toEqual(people)
  expect(await server.db.project.count({ where: { title: 'Mine' } })).toBe(0)
  expect((await ask(token)).codes).toEqual(['UNAUTHENTICATED'])
  await expect(read(kept!.key)).rejects.toThrow()
  expect(await server.db.file.count({ where: { key: kept!.key } })).toBe(0)
  const { key } = await server.db.file.findFirstOrThrow()
  ;(await read(key)).destroy()
})

test('it is on record by whom, and the record of changes can be added to alone again', async () => {
  const entry = await server.db.auditEntry.findFirstOrThrow({
    where: { action: 'resetDemo' },
    include: { actor: true },
  })
  expect(entry.actor!.email).toBe('admin@demo.ascent.test')
  await expect(server.db.auditEntry.deleteMany()).rejects.toThrow()
  await expect(server.db.$executeRaw`TRUNCATE "AuditEntry" CASCADE`).rejects.toThrow()
})

test('administrators alone ask for it, once at a time, and not without demo data', async () => {
  expect((await ask(null)).codes).toEqual(['UNAUTHENTICATED'])
  for (const role of ROLES.filter((one) => one !== 'ADMIN')) {
    const token = await signedIn(await person(server.db, role))
    expect((await ask(token)).codes, role).toEqual(['FORBIDDEN'])
  }
  const token = await signedIn(await byEmail('admin@demo.ascent.test'))
  config.demo = false
  expect((await ask(token)).codes).toEqual(['NOT_FOUND'])
  config.demo = true
  expect((await ask(token)).codes).toEqual([])
  expect((await ask(token)).codes).toEqual(['CONFLICT'])
  await runJobs(server.db)
  expect(await server.db.auditEntry.count({ where: { action: 'resetDemo' } })).toBe(1)
}, 60_000)
