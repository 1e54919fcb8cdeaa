/** The migrations and the schema say the same, and a migration happens whole or not at all. */
import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { missingMigration } from './difference.ts'
import { Embedded, inMemory } from './embedded.ts'
import { migrate } from './migrate.ts'
import { migrationNames, migrationsList, missingMigrations } from './migrations.ts'

let pglite: PGlite
beforeEach(async () => {
  pglite = await inMemory()
})
afterEach(() => pglite.close())

/** Our migrations and one more. */
function withOneMore(sql: string) {
  const list = migrationsList()
  const more = {
    path: '99990101000000_more',
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
  }
  return { ...list, migrationDirectories: [...list.migrationDirectories, more] }
}
const entries = async () =>
  (await pglite.query<{ finished: boolean }>('SELECT finished_at IS NOT NULL AS finished FROM _prisma_migrations')).rows
const tableThere = async (name: string) =>
  (await pglite.query<{ there: boolean }>(`SELECT to_regclass('${name}') IS NOT NULL AS there`)).rows[0]!.there

test('migrations apply to an empty database once', async () => {
  const factory = new Embedded(pglite)
  expect(await migrate(factory)).toEqual(migrationNames())
  expect(await migrate(factory)).toEqual([])
})

test('what a database lacks is told: all, nothing, and what did not end', async () => {
  const missing = () => missingMigrations(async (sql) => (await pglite.query(sql)).rows)
  expect(await missing()).toEqual(migrationNames())
  await migrate(new Embedded(pglite))
  expect(await missing()).toEqual([])
  const last = migrationNames().at(-1)!
  await pglite.query('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1', [last])
  expect(await missing()).toEqual([last])
})

test('migrations make what the schema says', async () => {
  expect(await missingMigration()).toBeNull()
})

test('a migration that fails leaves nothing, and the next start does it again', async () => {
  const factory = new Embedded(pglite)
  await migrate(factory)
  const failing = withOneMore('CREATE TABLE more (id INT); INSERT INTO nowhere VALUES (1);')
  await expect(migrate(factory, failing)).rejects.toThrow()
  expect(await tableThere('more')).toBe(false)

  expect(await migrate(factory, withOneMore('CREATE TABLE more (id INT);'))).toEqual(['99990101000000_more'])
  expect(await tableThere('more')).toBe(true)
  expect((await entries()).every((entry) => entry.finished)).toBe(true)
})

test('a semicolon in a function or in a text ends no statement', async () => {
  const body = `CREATE FUNCTION one() RETURNS INT LANGUAGE plpgsql AS $$ BEGIN RETURN length(';'); END $$;`
  await migrate(new Embedded(pglite), withOneMore(body))
  expect((await pglite.query('SELECT one()')).rows).toEqual([{ one: 1 }])
})

test('a migration whose process was killed right after the script is not done again', async () => {
  const factory = new Embedded(pglite)
  await migrate(factory)
  const killed = new Embedded(pglite)
  const connect = killed.connect.bind(killed)
  killed.connect = async () => {
    const adapter = await connect()
    const run = adapter.executeScript.bind(adapter)
    adapter.executeScript = async (script) => {
      await run(script)
      if (script.includes('TABLE more')) throw new Error('killed')
    }
    return adapter
  }
  const more = withOneMore('CREATE TABLE more (id INT);')
  await expect(migrate(killed, more)).rejects.toThrow()
  expect(await migrate(factory, more)).toEqual([])
  expect(await tableThere('more')).toBe(true)
})
