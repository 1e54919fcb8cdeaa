/** A migration that waits for a table lets others go first, and comes back; it outwaits an autovacuum. On a PostgreSQL server alone. */
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

/** A database of its own, with the table that migrations wait for. */
async function withTable(suffix: string, work: (admin: pg.Client, url: string) => Promise<void>) {
  const name = `${suffix}_${process.pid}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const url = Object.assign(new URL(server!), { pathname: `/${name}` }).href
  try {
    await alone(url, (factory) => migrate(factory, migrations(first)))
    await work(admin, url)
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  }
}
const first = 'CREATE TABLE t (n integer)'
const both = migrations(first, 'INSERT INTO t VALUES (1); ALTER TABLE t ADD COLUMN m integer')

test.skipIf(!server)(
  'others wait for it at most a moment, and in the end it is done once',
  () =>
    withTable('makes_way', async (_admin, url) => {
      const [holder, other] = [new pg.Client(url), new pg.Client(url)]
      await Promise.all([holder.connect(), other.connect()])
      await holder.query('BEGIN')
      await holder.query('SELECT * FROM t')
      let done = false
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
    }),
  60_000,
)

test.skipIf(!server)(
  'an autovacuum that would take minutes is ended',
  () =>
    withTable('autovacuum', async (admin, url) => {
      const other = new pg.Client(url)
      await other.connect()
      // A page each tenth of a second, and there are thousands.
      await other.query(
        'ALTER TABLE t SET (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1)',
      )
      await other.query('INSERT INTO t SELECT generate_series(1, 1000000)')
      await admin.query("ALTER SYSTEM SET autovacuum_naptime = '1s'")
      await admin.query('SELECT pg_reload_conf()')
      try {
        await other.query('DELETE FROM t')
        const vacuums = async () =>
          (await other.query("SELECT 1 FROM pg_stat_progress_vacuum WHERE relid = 't'::regclass")).rowCount
        await expect.poll(vacuums, { timeout: 60_000, interval: 200 }).toBe(1)
      } finally {
        await admin.query('ALTER SYSTEM RESET autovacuum_naptime')
        await admin.query('SELECT pg_reload_conf()')
      }
      expect(await alone(url, (factory) => migrate(factory, both))).toHaveLength(1)
      expect((await other.query('SELECT * FROM t')).rows).toEqual([{ n: 1, m: null }])
      await other.end()
    }),
  120_000,
)
