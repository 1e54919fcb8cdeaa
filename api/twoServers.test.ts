/** Several servers over one PostgreSQL: only where there is one. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
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

test.skipIf(!url)(
  'two that start at once on an empty database both serve, over one set of migrations and one demo',
  async () => {
    const name = `ascent_test_${randomUUID().replaceAll('-', '')}`
    await within(url!, (client) => client.query(`CREATE DATABASE ${name}`))
    const env = { DATABASE_URL: besides(url!, name), DEMO: '1' }
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
    await within(url!, (client) => client.query(`DROP DATABASE ${name}`))
  },
  180_000,
)
