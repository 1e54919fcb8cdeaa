/** Several servers over one PostgreSQL, and several processes of one: only where there is a PostgreSQL. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startRedis } from '../scripts/bench/redis.ts'
import { migrationNames } from './database/migrations.ts'
import { killAll, startProcess } from './testing/serverProcess.ts'
import { besides } from './testing/template.ts'

const url = process.env['TEST_DATABASE_URL']
const folder = mkdtempSync(path.join(tmpdir(), 'ascent two '))
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})

async function within<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** An empty database, thrown away after `work`. */
async function onDatabase(work: (database: string) => Promise<void>) {
  const name = `ascent_test_${randomUUID().replaceAll('-', '')}`
  await within(url!, (client) => client.query(`CREATE DATABASE ${name}`))
  await work(besides(url!, name))
  await within(url!, (client) => client.query(`DROP DATABASE ${name}`))
}

test.skipIf(!url)(
  'two that start at once on an empty database both serve, over one set of migrations and one demo',
  () =>
    onDatabase(async (database) => {
      const env = { DATABASE_URL: database, DEMO: '1' }
      const servers = ['a', 'b'].map((own) => startProcess(folder, { ...env, DATA_DIR: path.join(folder, own) }))
      const addresses = await Promise.all(servers.map((server) => server.address()))

      const post = (address: string, call: string, body: object) =>
        fetch(`${address}/api/${call}`, { method: 'POST', body: JSON.stringify(body) })
      const demo = { email: 'admin@demo.ascent.test', password: 'ascent-demo' }
      for (const address of addresses) {
        expect((await fetch(`${address}/readyz`)).status).toBe(200)
        expect((await post(address, 'login', demo)).status).toBe(200)
      }
      const person = { email: 'ann@test.example', password: 'salted-hunter2', name: 'Ann', role: 'researcher' }
      const registered = await Promise.all(addresses.map((address) => post(address, 'register', person)))
      expect(registered.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])

      for (const { child } of servers) child.kill('SIGTERM')
      expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0])
      await within(env.DATABASE_URL, async (client) => {
        const { rows } = await client.query<{ migration_name: string }>(
          'SELECT migration_name FROM _prisma_migrations ORDER BY 1',
        )
        expect(rows.map((row) => row.migration_name)).toEqual(migrationNames())
        const twice = await client.query('SELECT title FROM "Project" GROUP BY title HAVING count(*) > 1')
        expect(twice.rows).toEqual([])
      })
    }),
  180_000,
)

test.skipIf(!url)(
  'two processes behind one port: both serve, one that dies is replaced, their metrics are one, SIGTERM ends all',
  (context) =>
    onDatabase(async (DATABASE_URL) => {
      const redis = await startRedis()
      if (!redis) return context.skip('there is no redis-server')
      const env = { DATABASE_URL, REDIS_URL: redis.url, PROCESSES: '2', LOG_LEVEL: 'debug', DATA_DIR: folder }
      const server = startProcess(folder, env)
      const address = await server.address()
      const pids = () =>
        new Set([...server.output().matchAll(/"pid":(\d+).*"path":"\/healthz"/g)].map(([, pid]) => pid!))
      let asked = 0
      /** Asks on a new connection each time, until so many processes have answered. */
      const answeredBy = (count: number) =>
        expect
          .poll(
            async () => {
              // A question that was handed to a process in the moment of its death is not answered.
              const ask = { headers: { connection: 'close' }, signal: AbortSignal.timeout(2_000) }
              const answered = await fetch(`${address}/healthz`, ask).then(
                ({ ok }) => ok,
                () => false,
              )
              if (answered) asked++
              return pids().size
            },
            { timeout: 60_000 },
          )
          .toBe(count)
      await answeredBy(2)
      const metrics = await (await fetch(`${address}/metrics`)).text()
      expect(metrics).toContain(`ascent_requests_total{operation="/healthz",status="200"} ${asked}\n`)

      process.kill(Number([...pids()][0]), 'SIGKILL')
      await answeredBy(3)

      const began = performance.now()
      server.child.kill('SIGTERM')
      expect(await server.ended).toBe(0)
      expect(performance.now() - began).toBeLessThan(10_000)
      redis.stop()
    }),
  180_000,
)
