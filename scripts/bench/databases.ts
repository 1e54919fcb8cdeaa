/** The databases of a run, each filled once for a state of the migrations and of what fills it. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { migrationsList } from '../../api/database/migrations.ts'
import { query, type Postgres } from './postgres.ts'
import type { Size } from './speed.ts'
import { root } from './started.ts'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

const state = () =>
  createHash('sha256')
    .update(JSON.stringify(migrationsList().migrationDirectories) + read('fill.ts') + read('words.ts'))
    .digest('hex')
    .slice(0, 8)

let copies = 0

/** The address of a fresh copy of the database with so many projects; `drop` throws it away. */
export async function filledDatabase(postgres: Postgres, size: Size) {
  const admin = (sql: string) => query(postgres.url('postgres'), sql)
  const name = `ascent_bench_${size.projects}_${size.users}_${state()}`
  const [there] = await admin(`SELECT 1 FROM pg_database WHERE datname = '${name}'`)
  if (!there) {
    await admin(`CREATE DATABASE "${name}_unfinished"`)
    fill(postgres.url(`${name}_unfinished`), size)
    await admin(`ALTER DATABASE "${name}_unfinished" RENAME TO "${name}"`)
  }
  const copy = `${name}_${process.pid}_${++copies}`
  await admin(`CREATE DATABASE "${copy}" TEMPLATE "${name}"`)
  // A copy knows its rows' numbers, but not which pages are visible to all.
  await query(postgres.url(copy), 'VACUUM ANALYZE')
  return { url: postgres.url(copy), drop: () => admin(`DROP DATABASE "${copy}" WITH (FORCE)`) }
}

/** A folder with an embedded database of so many projects. */
export function filledFolder(folder: string, size: Size): string {
  if (!existsSync(folder)) fill(folder, size)
  return folder
}

function fill(where: string, { projects, users }: Size) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/bench/fill.ts'), where, String(projects), String(users)],
    { stdio: 'inherit', env: { ...process.env, DEMO: '0' } },
  )
  if (status === 0) return
  if (!where.includes('://')) rmSync(where, { recursive: true, force: true })
  throw new Error(`${where} could not be filled`)
}
