/** A migration that waits for a table lets others go first, and comes back; on a PostgreSQL server alone. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { migrationsList } from './migrations.ts'
import { alone } from './server.ts'

const server = process.env['TEST_DATABASE_URL']

const migrations = (...scripts: string[]) => ({
  ...migrationsList(),
  migrationDirectories: scripts.map((value, nth) => ({
    path: `2026010100000${nth}_step`,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } },
  })),
})

test.skipIf(!server)(
  'others wait for it at most a moment, and in the end it is done once',
  async () => {
    const name = `makes_way_${process.pid}`
    const admin = new pg.Client(server)
    await admin.connect()
    await admin.query(`CREATE DATABASE ${name}`)
    const url = Object.assign(new URL(server!), { pathname: `/${name}` }).href
    const [holder, other] = [new pg.Client(url), new pg.Client(url)]
    const first = 'CREATE TABLE t (n integer)'
    await alone(url, (factory) => migrate(factory, migrations(first)))
    await Promise.all([holder.connect(), other.connect()])
    await holder.query('BEGIN')
    await holder.query('SELECT * FROM t')
    let done = false
    const both = migrations(first, 'INSERT INTO t VALUES (1); ALTER TABLE t ADD COLUMN m integer')
    const migrating = alone(url, (factory) => migrate(factory, both)).finally(() => (done = true))
    const waits: number[] = []
    for (const until = Date.now() + 4_000; Date.now() < until;) {
      const began = Date.now()
      await other.query('SELECT * FROM t')
      waits.push(Date.now() - began)
      await delay(20)
    }
    expect(done).toBe(false)
    expect(Math.max(...waits)).toBeGreaterThan(200)
    expect(Math.max(...waits)).toBeLessThan(2_000)
    await holder.query('ROLLBACK')
    expect(await migrating).toHaveLength(1)
    expect((await other.query('SELECT * FROM t')).rows).toEqual([{ n: 1, m: null }])
    await Promise.all([holder.end(), other.end()])
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  },
  60_000,
)
